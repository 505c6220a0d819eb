import { colours } from '../mail/format/look.ts'

/** The store's colours in light and dark, by name. */
const properties = Object.entries(colours).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)

/** The sheet of `/admin/warehouse`: a table where there is room, a card for each row where there is not. */
export const warehouseSheet = `
:root{color-scheme:light dark;${properties.join(';')}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 'Instrument Sans',Helvetica,Arial,sans-serif}
main{max-inline-size:72rem;margin-inline:auto;padding:2rem clamp(1rem,4vw,3rem)}
h1{margin:0 0 .5rem;font:800 clamp(1.75rem,4vw,2.5rem)/1.1 Archivo,Helvetica,Arial,sans-serif}
p{margin:0 0 1.5rem;color:var(--muted)}
nav{display:flex;flex-wrap:wrap;gap:.5rem;margin-block-end:1rem}
nav a{padding:.5rem .875rem;border:1px solid var(--line);border-radius:999px;color:inherit;text-decoration:none}
nav a[aria-current]{border-color:var(--pine);background:var(--pine);color:var(--on-pine)}
table{inline-size:100%;border:1px solid var(--line);border-radius:14px;border-spacing:0;background:var(--surface);overflow:hidden}
th,td{padding:.75rem 1rem;border-block-start:1px solid var(--line);text-align:start;vertical-align:middle}
thead th{border:0;color:var(--muted);font-size:.875rem}
tbody th{font-weight:650;font-variant-numeric:tabular-nums}
form{display:inline-block;margin:0 .5rem .25rem 0}
button{min-block-size:2.75rem;padding:.5rem 1rem;border:1px solid var(--pine);border-radius:10px;background:none;color:var(--pine);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--pine);color:var(--on-pine)}
:focus-visible{outline:3px solid var(--pine);outline-offset:2px}
@media (max-width:48rem){
thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:grid;padding:.75rem 1rem;border-block-start:1px solid var(--line)}
tr:first-child{border:0}
th,td{padding:.125rem 0;border:0;overflow-wrap:anywhere}
td:last-child{padding-block-start:.5rem}
td:empty{display:none}
}`
