import { REQUESTS } from '../bench/rest/requests.mjs';
import { option } from '../setup/store.mjs';
import { READS, percentile, startStore } from './support/store-under-load.mjs';

/*
 * Reads reports while all orders are imported.
 *
 *   npm run soak -- reads-during-import [--orders=200000] [--readers=4]
 *                                       [--seconds=60] [--workers=8] [--first]
 *
 * Readers request reports, performance indicators and leaderboards in turn, first
 * for some seconds without anything else, and then until an import of all orders,
 * run as WP-Cron does it, and the sums after it are finished. Prints the medians,
 * and fails if one is more than twice as long as without the import, or if a
 * response has another status than 200.
 *
 * With --first, the rows and sums of all orders are deleted before, as if the
 * plugin had just been installed. Reports are read from rows until the sums are
 * filled, so they are compared with reports that are read from rows without an
 * import. The times with sums are printed as well.
 */
const orders = option( 'orders', 200000 );
const readers = option( 'readers', 4 );
const seconds = option( 'seconds', 60 );
const workers = option( 'workers', 8 );

const isFirst = process.argv.includes( '--first' );

const MAX_RATIO = 2;

/** Runs the open jobs until none is left, as WP-Cron does once a minute. */
const RUN_JOBS = `
	do {
		Storedeck\\Jobs\\Job_Queue::process();
		usleep( 100000 );
	} while ( Storedeck\\Jobs\\Job_Store::open() );
`;

const store = await startStore( 'reads-during-import', { orders, workers } );

/** The median time of each request while `isGoing()` is true. */
async function read( isGoing ) {
	/** @type {Map<string, number[]>} */
	const times = new Map( READS.map( ( name ) => [ name, [] ] ) );
	const repeat = async ( turn ) => {
		while ( isGoing() && store.failures.length < 20 ) {
			const name = READS[ turn++ % READS.length ];
			const { time } = await store.request( REQUESTS[ name ].route );
			times.get( name )?.push( time );
		}
	};
	await Promise.all(
		Array.from( { length: readers }, ( _, index ) => repeat( index ) )
	);
	return times;
}

const runPhp = ( code ) =>
	store.site.php( [
		'-r',
		`$_SERVER['HTTP_HOST'] = '127.0.0.1'; require '${ store.site.wpPath }/wp-load.php'; ${ code }`,
	] );

try {
	const readAlone = () => {
		const end = Date.now() + seconds * 1000;
		return read( () => Date.now() < end );
	};
	const withSums = await readAlone();
	let alone = withSums;

	if ( isFirst ) {
		await runPhp( 'Storedeck\\Reports\\Sums\\Sum_Jobs::suspend();' );
		alone = await readAlone();
		await runPhp(
			`Storedeck\\Sync\\Import\\Imports::delete(); ${ RUN_JOBS }`
		);
	}
	const start = Date.now();
	let isImporting = true;
	const [ during ] = await Promise.all( [
		read( () => isImporting ),
		runPhp(
			`Storedeck\\Sync\\Import\\Imports::start( null, false ); ${ RUN_JOBS }`
		).finally( () => {
			isImporting = false;
		} ),
	] );

	const rows = Object.fromEntries(
		READS.map( ( name ) => {
			const getMedian = ( times ) =>
				percentile( times.get( name ) ?? [], 0.5 );
			const before = getMedian( alone );
			const median = getMedian( during );
			return [
				name,
				{
					requests: during.get( name )?.length,
					...( isFirst && {
						'with sums': Math.round( getMedian( withSums ) ),
					} ),
					alone: Math.round( before ),
					'during the import': Math.round( median ),
					ratio: Number( ( median / before ).toFixed( 2 ) ),
				},
			];
		} )
	);
	console.log(
		`\n${ orders } orders imported in ${ Math.round(
			( Date.now() - start ) / 1000
		) } s, ${ readers } readers, ${ workers } PHP workers; milliseconds`
	);
	console.table( rows );
	for ( const [ name, { ratio } ] of Object.entries( rows ) ) {
		if ( ! ( ratio <= MAX_RATIO ) ) {
			store.failures.push(
				`${ name }: ${ ratio } times as long as without the import`
			);
		}
	}
	console.log(
		store.failures.length
			? `${ store.failures.length } failures:\n${ store.failures
					.slice( 0, 20 )
					.join( '\n' ) }`
			: 'No failures.'
	);
	process.exitCode = store.failures.length ? 1 : 0;
} finally {
	await store.stop();
}
