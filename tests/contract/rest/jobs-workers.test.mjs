import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { site } from '../../setup/site.mjs';
import { createTableCopy, IMPORTS, killAt } from './support/table-copy.mjs';

const copy = createTableCopy( 'workers' );

/** Tests of the connection; SQLite has none. */
const itOnMariadb = site.db === 'mysql' ? it : () => {};

/** Number of steps that an import of the copied orders takes at least. */
const MIN_STEPS = 8;

/**
 * PHP code that processes jobs as WP-Cron does until none is open, and returns what it committed: job, the checkpoint
 * before the step and the one after it.
 */
const WORK = `
	add_filter( 'storedeck_max_load', static fn() => 1000.0 );
	$committed = array();
	add_filter( 'query', static function ( $sql ) use ( &$committed, $wpdb ) {
		static $is_active = false;
		if ( ! $is_active && preg_match( "/^UPDATE \\\\S+storedeck_jobs SET checkpoint = '(.*?)', done.*WHERE id = '(\\\\w+)' AND holder = '(\\\\w+)'/", $sql, $found ) ) {
			$is_active = true;
			$earlier = $wpdb->get_row( "SELECT checkpoint, holder FROM {$wpdb->prefix}storedeck_jobs WHERE id = '$found[2]'" );
			$is_active = false;
			if ( $earlier && $earlier->holder === $found[3] ) { $committed[] = array( $found[2], $earlier->checkpoint ); }
		}
		return $sql;
	}, 20 );
	do {
		\\Storedeck\\Jobs\\Job_Queue::process();
		usleep( 20000 );
		// What merges sums is opened again by others.
		$open = array_filter( \\Storedeck\\Jobs\\Job_Store::open(), static fn( $job ) => 'sums' !== $job->type );
	} while ( array() !== $open );
	return $committed;
`;

/** PHP code that cuts the connection of its process before each nth query, three times. */
const cutEvery = ( nth ) => `
	add_filter( 'query', static function ( $sql ) use ( $wpdb ) {
		static $number = 0, $cuts = 0;
		if ( 0 === ++$number % ${ nth } && $cuts < 3 ) {
			++$cuts;
			list( $host, $port ) = explode( ':', DB_HOST );
			$server = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, (int) $port );
			$server->query( 'KILL ' . mysqli_thread_id( $wpdb->dbh ) );
			$server->query( "INSERT INTO $wpdb->options ( option_name, option_value ) VALUES ( 'test_cut_" . uniqid() . "', '1' )" );
		}
		return $sql;
	} );
`;

const COUNT_CUTS = `return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'test_cut_%'" );`;

describe( 'jobs with several workers', () => {
	let expected;

	const addJobs = () =>
		copy.run( `
			${ IMPORTS }
			return array(
				Job_Store::add( 'import', array( 'days' => null, 'from' => null, 'skip' => false ), 0, 'import' ),
				Job_Store::add( 'rebuild', array(), 0, 'rebuild' ),
			);
		` );

	/** Asserts that each job is finished with all items, and that the rows are those of one process. */
	const assertFinished = ( ids ) => {
		for ( const id of ids ) {
			const job = copy.run(
				`$job = \\Storedeck\\Jobs\\Job_Store::find( '${ id }' ); return array( 'type' => $job->type, 'state' => $job->state, 'done' => $job->done, 'total' => $job->total );`
			);
			assert.equal( job.state, 'finished', JSON.stringify( job ) );
			assert.equal( job.done, job.total, JSON.stringify( job ) );
		}
		assert.deepEqual( readOrders(), expected );
	};

	/** Report rows of orders without the IDs of customers, which are not used again. */
	const readOrders = () => {
		const { storedeck_order_stats: stats, ...tables } =
			copy.readAnalytics();
		return {
			stats: stats.map( ( { customer_id: id, ...row } ) => row ),
			coupons: tables.storedeck_order_coupon_lookup,
			taxes: tables.storedeck_order_tax_lookup,
			items: tables.storedeck_order_product_lookup.map(
				( { customer_id: id, ...row } ) => row
			),
			customers: tables.storedeck_customer_lookup.length,
		};
	};

	/** Steps that several processes committed, by job and checkpoint before them. */
	const countSteps = ( outputs ) => {
		const counts = new Map();
		for ( const step of outputs.flatMap( ( output ) =>
			JSON.parse( output )
		) ) {
			const key = step.join( ' ' );
			counts.set( key, ( counts.get( key ) ?? 0 ) + 1 );
		}
		return counts;
	};

	const startWorkers = ( count ) =>
		Array.from( { length: count }, () => copy.start( WORK ) );

	before( () => {
		copy.create( 150 );
		expected = readOrders();
		assert.ok( expected.stats.length >= 150 );
	} );

	after( copy.drop );

	it( 'runs each batch once when four processes work on two jobs', async () => {
		const ids = addJobs();
		const outputs = [];
		for ( const { ended } of startWorkers( 4 ) ) {
			const { code, output } = await ended;
			assert.equal( code, 0, output );
			outputs.push( output );
		}
		const steps = countSteps( outputs );
		const ours = [ ...steps ].filter( ( [ key ] ) =>
			ids.includes( key.split( ' ' )[ 0 ] )
		);
		assert.ok( ours.length >= MIN_STEPS, `${ ours.length } steps` );
		assert.deepEqual(
			ours.filter( ( [ , count ] ) => count !== 1 ),
			[]
		);
		assertFinished( ids );
	} );

	it( 'loses no batch when workers are killed', async () => {
		const ids = addJobs();
		let killed = 0;
		for ( const query of [ 40, 70, 55 ] ) {
			const ends = await Promise.all(
				[ 0, 20 ].map(
					( more ) =>
						copy.start( killAt( query + more ) + WORK ).ended
				)
			);
			killed += ends.filter( ( { code } ) => code === null ).length;
			copy.releaseJobs();
		}
		assert.ok( killed >= 3, `${ killed } were killed` );
		const [ worker ] = startWorkers( 1 );
		const { code, output } = await worker.ended;
		assert.equal( code, 0, output );
		assertFinished( ids );
	} );

	itOnMariadb(
		'loses no batch when connections to the database are cut',
		async () => {
			const ids = addJobs();
			const logs = await Promise.all(
				[ 90, 140, 200 ].map(
					( nth ) => copy.start( cutEvery( nth ) + WORK ).ended
				)
			);
			// A worker may end with an error; the one of the next minute continues.
			assert.ok( logs.length );
			assert.ok( copy.run( COUNT_CUTS ) >= 3 );
			const [ worker ] = startWorkers( 1 );
			const { code, output } = await worker.ended;
			assert.equal( code, 0, output );
			assertFinished( ids );
		}
	);
} );
