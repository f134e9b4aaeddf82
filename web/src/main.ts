import "./drawn/palette.css";
import "./type.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lib/words.svelte";

await speak(preferred());
mount(App, { target: document.getElementById("page")! });
