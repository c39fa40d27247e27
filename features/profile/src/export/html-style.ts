/** The styles of the exported web page: the app's day and night colours, with system fonts. */
export const htmlStyle = `
:root{color-scheme:light dark;--page:#f3f1ea;--card:#fcfbf7;--ink:#15313a;--soft:#3d565d;--line:#d8d5c8;--link:#1b5360}
@media (prefers-color-scheme:dark){:root{--page:#10272d;--card:#17333a;--ink:#f0e8d9;--soft:#c6ccc2;--line:#294850;--link:#f1ca91}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.65 Literata,Georgia,"Noto Serif","Times New Roman",serif;overflow-wrap:anywhere}
main,header,footer{max-width:40rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:4rem}
h1{font-size:2.25rem;font-weight:400;line-height:1.15;margin:0}
h2{font-size:1.25rem;font-weight:400;color:var(--soft);margin:3.5rem 0 0;padding-bottom:.5rem;border-bottom:1px solid var(--line)}
h3{font-size:1.375rem;font-weight:400;line-height:1.3;margin:0}
article,.items>li{padding:1.75rem 0;border-bottom:1px solid var(--line)}
article:last-child,.items>li:last-child{border-bottom:0}
.items,.toc{list-style:none;margin:0;padding:0}
.items>li{padding:1rem 0}
.toc{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-top:1.5rem}
a{color:var(--link)}
.meta,.note{color:var(--soft);font:.9375rem/1.5 system-ui,sans-serif;margin:.25rem 0 0}
.words{white-space:pre-wrap;margin:.75rem 0 0}
img{display:block;max-width:100%;height:auto;margin-top:1rem}
audio{display:block;width:100%;margin-top:1rem}
footer{padding-top:2rem;padding-bottom:4rem}
@media print{:root{--page:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999;--link:#000}body{font-size:11pt}header{padding-top:0}.toc,audio{display:none}h2,h3{break-after:avoid}article{break-inside:auto}}
`;
