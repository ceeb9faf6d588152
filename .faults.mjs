import { buildSync } from "esbuild";
import { createRequire } from "node:module";
const require=createRequire('/tmp/wt/look/package.json');
const { chromium }=require('@playwright/test');
const [s]=buildSync({entryPoints:['/tmp/wt/look/e2e/helpers/layout/faults.ts'],bundle:true,format:'iife',globalName:'layout',write:false}).outputFiles;
const [,,base,widths,...routes]=process.argv;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
for(const w of widths.split(',').map(Number)){
 const ctx=await b.newContext({viewport:{width:w,height:w<640?700:900},hasTouch:true,reducedMotion:'reduce',storageState:{cookies:[],origins:[{origin:base,localStorage:[{name:'cookieConsent',value:JSON.stringify({state:'rejected',necessary:true,analytics:false,marketing:false,timestamp:new Date().toISOString(),services:""})}]}]}});
 const page=await ctx.newPage();
 for(const r of routes){await page.goto(base+r);await page.evaluate(()=>document.fonts.ready);
  const f=await page.evaluate(`${s.text}; layout.findFaults(true)`);for(const x of f)console.log(w,r,x);}
 await ctx.close();}
await b.close();
