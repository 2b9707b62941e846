#!/usr/bin/env node
/*
 * npm run assets: makes the pictures of the plugin directory in build/assets.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBundle } from './cms/bundle.mjs';
import { createProgress } from './cms/progress.mjs';
import { makeAssets } from './release/assets/make.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const progress = createProgress();
await buildBundle( root, progress );
const folder = await makeAssets( root, progress );
progress.line( `\n  Folder  ${ path.relative( process.cwd(), folder ) }\n` );
