import "./drawn/palette.css";
import "./type.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchLine } from "./lib/line.svelte";
import { employ } from "./lib/worker";
import { preferred, speak } from "./lib/words.svelte";

watchLine();
await speak(preferred());
mount(App, { target: document.getElementById("page")! });
employ().catch(() => {}); // without it the page needs a network, and nothing else
document.onvisibilitychange = () => import("./notices/start").catch(() => {});
