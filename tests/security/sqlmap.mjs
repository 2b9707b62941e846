#!/usr/bin/env node
/*
 * npm run sqlmap: sets up a store and lets sqlmap try every parameter of its
 * routes; see --help.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../bin/cms/root.mjs';
import { installDependencies } from '../../bin/cms/dependencies.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';
import { startRecorder } from './recorder.mjs';
import { findTargets, pathNames } from './targets.mjs';

const HELP = `npm run sqlmap [-- OPTIONS]

Sets up a shop of its own, signs in as its administrator and lets sqlmap try
every parameter that tests/contract/rest/support/routes.json lists for GET
requests of /wc-analytics and /storedeck/v1 (reports, stats, leaderboards, lists
with their searches), and every field of the requests that write text (exports,
saved views). Fails when sqlmap finds a way in, and when anything is answered
with a 5xx or with a message of PHP or the database.

  --db=mariadb|sqlite   MariaDB by default
  --minutes=N           stop after N minutes and say what was not tried (35)
  --only=TEXT           only routes that hold this text
  --orders=N            size of the store (300)

Free text is tried at level 2 with boolean, error, stacked and time-based
techniques. What has to be a number, a date or a word of a list is tried at
level 1 with boolean ones: the site refuses anything else before any SQL is made
of it, and broken SQL would stand in the log. Union queries are left out; they
are another way through the same holes.
`;

const WAYS = {
	free: [ '--level=2', '--technique=BEST' ],
	limited: [ '--level=1', '--technique=B' ],
};

/** In parallel: the site has as many PHP processes as the machine has cores. */
const AT_A_TIME = Math.max( 2, Math.min( 4, os.cpus().length ) );

const { values } = parseArgs( {
	options: {
		help: { type: 'boolean', default: false },
		db: { type: 'string', default: 'mariadb' },
		minutes: { type: 'string', default: '35' },
		only: { type: 'string', default: '' },
		orders: { type: 'string', default: '300' },
	},
} );
const FOLDER = path.join( root, '.cache/sqlmap', values.db );
const stopping = new AbortController();
for ( const name of [ 'SIGINT', 'SIGTERM' ] ) {
	process.once( name, () => stopping.abort() );
}

if ( values.help ) {
	console.log( HELP );
} else if ( ! [ 'mariadb', 'sqlite' ].includes( values.db ) ) {
	console.error( `Unknown database: ${ values.db }\n\n${ HELP }` );
	process.exitCode = 2;
} else if ( spawnSync( 'sqlmap', [ '--version' ] ).status !== 0 ) {
	console.error(
		'sqlmap is needed: https://sqlmap.org; on Debian or Ubuntu: apt-get install sqlmap'
	);
	process.exitCode = 2;
} else {
	await installDependencies( root, createProgress() );
	const { withSite } = await import( '../../bin/testing/sites.mjs' );
	const isGood = await withSite(
		root,
		{
			name: `sqlmap-${ values.db }`,
			db: values.db,
			orders: Number( values.orders ),
			signal: stopping.signal,
		},
		tryAll
	);
	process.exitCode = isGood ? 0 : 1;
}

/** Tries everything on a site and returns whether nothing was found. */
async function tryAll( env ) {
	process.env.STOREDECK_SITE = env.STOREDECK_SITE;
	const { signIn, site } = await import( '../setup/site.mjs' );
	const client = await signIn();
	const routes = JSON.parse(
		readFileSync(
			path.join( root, 'tests/contract/rest/support/routes.json' ),
			'utf8'
		)
	);
	const targets = findTargets( routes ).filter( ( { route } ) =>
		route.includes( values.only )
	);
	const logFile = path.join( site.wpPath, '../debug.log' );
	const logged = () =>
		existsSync( logFile ) ? readFileSync( logFile, 'utf8' ) : '';
	const before = logged().length;

	rmSync( FOLDER, { recursive: true, force: true } );
	mkdirSync( FOLDER, { recursive: true } );
	const recorder = await startRecorder( site.url );
	const start = Date.now();
	const end = start + Number( values.minutes ) * 60_000;
	try {
		const placed = await placeTargets( targets, recorder.url, client );
		const work = share( placed );
		const runs = [];
		const outcome = { findings: [], tried: new Set(), broken: [] };
		const next = async () => {
			for (;;) {
				const job = work.shift();
				if ( ! job || Date.now() > end || stopping.signal.aborted ) {
					if ( job ) {
						work.unshift( job );
					}
					return;
				}
				await runJob( job, client.headers, end, outcome );
				console.log(
					`${ Math.round( ( Date.now() - start ) / 1000 ) } s: ${
						job.targets[ 0 ].route
					} … ${ outcome.tried.size } of ${
						placed.length
					} done, ${ recorder.requests() } requests`
				);
			}
		};
		for ( let at = 0; at < AT_A_TIME; at++ ) {
			runs.push( next() );
		}
		await Promise.all( runs );
		return report( placed, outcome, recorder, {
			seconds: Math.round( ( Date.now() - start ) / 1000 ),
			messages: logged()
				.slice( before )
				.split( '\n' )
				.map( ( line ) => line.replace( /^\[[^\]]*\] /, '' ) )
				.filter( ( line ) =>
					/PHP |WordPress database error/.test( line )
				),
		} );
	} finally {
		recorder.close();
	}
}

/** Replaces names in a path by existing ids. */
async function placeTargets( targets, url, client ) {
	const known = new Map();
	const fill = async ( route ) => {
		let filled = route;
		for ( const { pattern, name } of pathNames( route ) ) {
			const list = filled.slice( 0, filled.indexOf( pattern ) - 1 );
			filled = filled.replace( pattern, await findOne( list, name ) );
		}
		return filled;
	};
	const findOne = async ( list, name ) => {
		if ( name === 'type' ) {
			return 'orders';
		}
		const { body } = await client.get(
			list,
			name === 'product_id' ? { type: 'variable' } : {}
		);
		const [ first = {} ] = [ body ].flat();
		return encodeURIComponent(
			first[ name ] ?? first.id ?? first.slug ?? 1
		);
	};
	const placed = [];
	for ( const target of targets ) {
		if ( ! known.has( target.route ) ) {
			known.set( target.route, await fill( target.route ) );
		}
		const query = new URLSearchParams( target.query );
		placed.push( {
			...target,
			url: `${ url }/wp-json${ known.get( target.route ) }${
				target.query.length > 0 ? `?${ query }` : ''
			}`,
		} );
	}
	return placed;
}

/**
 * The work in pieces: the GET requests of a route that are tried in the same way
 * are one run of sqlmap, each body is one. Those most worth it come first.
 */
function share( placed ) {
	const jobs = new Map();
	for ( const target of placed ) {
		const way = target.isFree ? 'free' : 'limited';
		const key = `${ target.method } ${ target.route } ${ way }`;
		const job = jobs.get( key ) ?? { key, way, targets: [] };
		jobs.set( key, { ...job, targets: [ ...job.targets, target ] } );
	}
	return [ ...jobs.values() ].sort(
		( a, b ) => Number( a.way !== 'free' ) - Number( b.way !== 'free' )
	);
}

async function runJob( { key, way, targets }, headers, end, outcome ) {
	const name = key.replace( /\W+/g, '-' );
	const results = path.join( FOLDER, `${ name }.csv` );
	const list = path.join( FOLDER, `${ name }.txt` );
	const [ { body, method, url } ] = targets;
	writeFileSync( list, targets.map( ( one ) => one.url ).join( '\n' ) );
	const where = body
		? [
				'-u',
				url,
				`--method=${ method }`,
				`--data=${ JSON.stringify( body ) }`,
				'--headers=Content-Type: application/json',
		  ]
		: [ '-m', list ];
	const { code, output } = await sqlmap(
		[
			...where,
			...WAYS[ way ],
			'--batch',
			'--risk=1',
			'--time-sec=3',
			`--dbms=${ values.db === 'sqlite' ? 'sqlite' : 'mysql' }`,
			`--cookie=${ headers.cookie }`,
			`--header=X-WP-Nonce: ${ headers[ 'x-wp-nonce' ] }`,
			// The site's own parameters, not those of sqlmap.
			'--param-exclude=^(wordpress|wp)[_-]',
			'--ignore-code=400,401,403,404,405,409,500',
			'--skip-waf',
			'--disable-coloring',
			'--flush-session',
			`--output-dir=${ path.join( FOLDER, name ) }`,
			`--results-file=${ results }`,
		],
		end - Date.now()
	);
	writeFileSync( path.join( FOLDER, `${ name }.log` ), output );
	if ( code !== 0 ) {
		outcome.broken.push( key );
		return;
	}
	targets.forEach( ( target ) => outcome.tried.add( target ) );
	for ( const [ , place, parameter, title ] of output.matchAll(
		/^Parameter: (.+?) \((.+?)\)\n\s+Type: (.+)$/gm
	) ) {
		outcome.findings.push(
			`${ key }: ${ place } ${ parameter } ${ title }`
		);
	}
}

/** Runs sqlmap for at most some time. */
function sqlmap( args, time ) {
	return new Promise( ( resolve ) => {
		const child = spawn( 'sqlmap', args, {
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		} );
		let output = '';
		const keep = ( part ) => {
			output += part;
		};
		child.stdout.on( 'data', keep );
		child.stderr.on( 'data', keep );
		const stop = () => child.kill();
		const timer = setTimeout( stop, Math.max( time, 0 ) );
		stopping.signal.addEventListener( 'abort', stop, { once: true } );
		child.on( 'error', ( error ) => keep( error.message ) );
		child.on( 'close', ( code ) => {
			clearTimeout( timer );
			stopping.signal.removeEventListener( 'abort', stop );
			resolve( { code: code ?? 1, output } );
		} );
	} );
}

function report( placed, outcome, recorder, { seconds, messages } ) {
	const routesOf = ( list ) =>
		new Set(
			list.map( ( { method, route } ) => `${ method } ${ route }` )
		);
	const parametersOf = ( list ) =>
		list.reduce( ( sum, { parameters } ) => sum + parameters.length, 0 );
	const tried = [ ...outcome.tried ];
	const left = placed.filter( ( target ) => ! outcome.tried.has( target ) );
	const codes = [ ...recorder.statuses ]
		.sort( ( [ a ], [ b ] ) => a - b )
		.map( ( [ status, count ] ) => `${ status }: ${ count }` );
	console.log( `
Database            ${ values.db }
Routes tried        ${ routesOf( tried ).size } of ${ routesOf( placed ).size }
Parameters tried    ${ parametersOf( tried ) } of ${ parametersOf( placed ) }
Requests sent       ${ recorder.requests() } (${ codes.join( ', ' ) })
Seconds             ${ seconds }
Findings            ${ outcome.findings.length }
5xx and messages    ${ recorder.faults.length }
Lines in debug.log  ${ messages.length }
What sqlmap said    ${ path.relative( root, FOLDER ) }` );
	for ( const line of [
		...outcome.findings,
		...recorder.faults.slice( 0, 20 ),
		...[ ...new Set( messages ) ].slice( 0, 20 ),
	] ) {
		console.log( `  ✗ ${ line }` );
	}
	if ( left.length > 0 ) {
		console.log(
			`Not tried to the end: ${ [ ...routesOf( left ) ].join( ', ' ) }`
		);
	}
	return (
		[ outcome.findings, recorder.faults, messages ].every(
			( list ) => list.length === 0
		) &&
		// Without responses nothing was tested.
		recorder.statuses.has( 200 )
	);
}
