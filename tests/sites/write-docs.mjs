/*
 * npm run docs:sites: writes the results of `npm test -- sites`,
 * `npm test -- php-versions` and `npm test -- woocommerce` to docs/sites.md.
 * What did not run on this machine stays there.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RESULTS } from '../setup/record-steps.mjs';
import { formatRun, mergeRuns, parseRuns } from './results-table.mjs';

const PAGE = fileURLToPath( new URL( '../../docs/sites.md', import.meta.url ) );
const MARK = '<!-- Results: npm run docs:sites -->';

if ( ! existsSync( RESULTS ) ) {
	console.error(
		'There are no results. Run npm test -- sites or npm test -- php-versions first.'
	);
	process.exit( 1 );
}
const runs = readdirSync( RESULTS )
	.sort()
	.map( ( name ) =>
		JSON.parse( readFileSync( path.join( RESULTS, name ), 'utf8' ) )
	);
const [ text, earlier ] = readFileSync( PAGE, 'utf8' ).split( MARK );
writeFileSync(
	PAGE,
	`${ text }${ MARK }\n\n${ mergeRuns( parseRuns( earlier ), runs )
		.map( formatRun )
		.join( '\n\n' ) }\n`
);
