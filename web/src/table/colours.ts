// The seats' colours in order, and the mark of each, as the drawn pictures have them.
import marks from "../drawn/marks.json";

export const COLOURS = Object.keys(marks);
export const MARKS: Record<string, string> = marks;
