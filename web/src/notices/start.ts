// Fetched when the page is first out of sight.
import { keepCounting } from "./counting";

keepCounting();
