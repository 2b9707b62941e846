import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { REPAIR_ALL_SUMS, php, signIn, site, sql } from '../../setup/site.mjs';

const STATE = '/storedeck/v1/data-state';
const EXCLUDED = 'woocommerce_excluded_report_order_statuses';
/** The longest time for rebuilding all rows, in milliseconds. */
const MAX_WAIT = 90_000;

const TIME_ZONES = [ 'timezone_string', 'gmt_offset' ];

/** ID of a row without an order, above the IDs of the demo store and of other test files. */
const ORPHAN_ID = 995000001;

/** Skipped on SQLite, where syncing all orders of the demo store takes too long. */
const itUnlessSqlite = site.db === 'sqlite' ? () => {} : it;

/** The report rows of all orders as text. */
const readRows = () =>
	JSON.stringify(
		[
			'order_id, date_created, date_paid, date_completed, returning_customer FROM {prefix}storedeck_order_stats WHERE order_id < 900000000 ORDER BY order_id',
			'order_item_id, date_created FROM {prefix}storedeck_order_product_lookup WHERE order_id < 900000000 ORDER BY order_item_id',
		].map( ( query ) => sql( `SELECT ${ query }` ) )
	);

describe( 'rebuilding of report rows', () => {
	let api;
	let stored;
	let rows;

	const update = ( options ) =>
		php(
			`foreach ( $given as $name => $value ) { update_option( $name, $value ); } return true;`,
			options
		);

	const readState = async () => {
		const { status, body, text } = await api.get( STATE );
		assert.equal( status, 200, text );
		return body.rebuild;
	};

	/** Runs steps of the job until it reports progress, however fast it is. */
	const runUntilProgress = () =>
		php( `
			do {
				$job = \\Storedeck\\Jobs\\Job_Store::of_slot( 'rebuild' );
				\\Storedeck\\Jobs\\Job_Runner::run( $job->id, 0 );
				$progress = \\Storedeck\\Jobs\\Import\\Rebuild::get_progress();
			} while ( $progress['is_running'] && 0 === $progress['percent'] );
			return $progress;
		` );

	/** Reads the status until all rows are rebuilt; the percentages. */
	const waitForRebuild = async () => {
		const percents = [];
		const end = Date.now() + MAX_WAIT;
		while ( Date.now() < end ) {
			const { is_running: isRunning, percent } = await readState();
			if ( ! isRunning ) {
				return percents;
			}
			if ( percent === percents.at( -1 ) ) {
				// Another process, such as WP-Cron, runs the job.
				await setTimeout( 200 );
			}
			percents.push( percent );
		}
		throw new Error( 'The rows were not rebuilt.' );
	};

	/** Rows whose dates are not the GMT date in a time zone. */
	const countOtherDates = ( zone ) =>
		php(
			`
			global $wpdb;
			$zone  = new DateTimeZone( $given );
			$other = 0;
			// Other test files delete orders by SQL.
			foreach ( $wpdb->get_results( "SELECT stats.date_created, stats.date_created_gmt FROM {$wpdb->prefix}storedeck_order_stats stats
				INNER JOIN {$wpdb->prefix}wc_orders orders ON orders.id = stats.order_id WHERE stats.order_id < 900000000" ) as $row ) {
				$date   = ( new DateTime( $row->date_created_gmt, new DateTimeZone( 'UTC' ) ) )->setTimezone( $zone );
				$other += $date->format( 'Y-m-d H:i:s' ) === $row->date_created ? 0 : 1;
			}
			return $other;
		`,
			zone
		);

	before( async () => {
		api = await signIn();
		stored = php(
			`return array_map( 'get_option', array_combine( $given, $given ) );`,
			[ ...TIME_ZONES, EXCLUDED ]
		);
		rows = readRows();
		php( `
			global $wpdb;
			$wpdb->insert( $wpdb->prefix . 'storedeck_order_stats', array( 'order_id' => ${ ORPHAN_ID }, 'date_created' => '2009-01-01 00:00:00',
				'date_created_gmt' => '2009-01-01 00:00:00', 'status' => 'wc-completed', 'customer_id' => ${ ORPHAN_ID } ) );
			return true;
		` );
	} );

	after( async () => {
		update( stored );
		await waitForRebuild();
		sql(
			`DELETE FROM {prefix}storedeck_order_stats WHERE order_id = ${ ORPHAN_ID }`
		);
		php( `${ REPAIR_ALL_SUMS } return true;` );
	} );

	const countReturning = () =>
		Number(
			sql(
				'SELECT COUNT(*) AS total FROM {prefix}storedeck_order_stats WHERE returning_customer = 1'
			)[ 0 ].total
		);

	it( 'is not needed for the orders of the demo store', () => {
		const [ { started } ] = sql(
			`SELECT COUNT(*) AS started FROM {prefix}storedeck_jobs rebuilt, ( SELECT MIN( updated_at ) AS filled FROM {prefix}storedeck_jobs WHERE kind = 'sums' ) sums
				WHERE rebuilt.kind = 'rebuild' AND rebuilt.created_at < 1000 * ( sums.filled + 10 )`
		);
		assert.equal( Number( started ), 0 );
	} );

	it( 'does not fail the request that changes a setting when the database does', () => {
		assert.equal(
			php( `
				ini_set( 'error_log', '/dev/null' );
				$class = \\Storedeck\\Jobs\\Import\\Rebuild::class;
				$state = get_option( $class::OPTION );
				update_option( $class::OPTION, 'earlier settings', false );
				$fail = static fn( $query ) => str_contains( $query, 'storedeck_jobs' ) || str_contains( $query, 'storedeck_order_stats' ) ? 'SELECT broken' : $query;
				$GLOBALS['wpdb']->suppress_errors();
				add_filter( 'query', $fail );
				$class::start_after_change();
				remove_filter( 'query', $fail );
				update_option( $class::OPTION, $state, false );
				return true;
			` ),
			true
		);
	} );

	it( 'syncs orders in steps with the changed settings', () => {
		const dates = php(
			`
			global $wpdb;
			$table = $wpdb->prefix . 'storedeck_order_stats';
			$dates = array();
			foreach ( array( 'Asia/Tokyo', 'Europe/Paris', $given ) as $zone ) {
				add_filter( 'pre_option_timezone_string', $filter = static fn() => $zone );
				$job = new \\Storedeck\\Jobs\\Job( 'rebuild', 'rebuild', 1, 'open', array( 'settings' => \\Storedeck\\Jobs\\Import\\Rebuild::get_settings() ), array(), 0, 0, 0, time(), time() );
				$handler = \\Storedeck\\Jobs\\Job_Types::create_handler( 'rebuild' );
				$handler->open( $job );
				$handler->step( $job );
				$handler->step( $job );
				$handler->close( 0 );
				foreach ( $wpdb->get_results( "SELECT date_created, date_created_gmt FROM $table WHERE order_id <= {$job->checkpoint['last']}" ) as $row ) {
					$dates[ $zone ][] = get_date_from_gmt( $row->date_created_gmt ) === $row->date_created;
				}
				remove_filter( 'pre_option_timezone_string', $filter );
			}
			\\Storedeck\\Jobs\\Import\\Rebuild::finish( \\Storedeck\\Jobs\\Import\\Rebuild::get_settings() );
			return $dates;
		`,
			stored.timezone_string
		);
		for ( const [ zone, moved ] of Object.entries( dates ) ) {
			assert.ok( moved.length >= 50, zone );
			assert.ok( moved.every( Boolean ), zone );
		}
		assert.equal( readRows(), rows );
	} );

	it( 'rebuilds nothing if a setting is changed back before that began', async () => {
		php(
			`
			update_option( 'timezone_string', 'Asia/Tokyo' );
			\\Storedeck\\Jobs\\Import\\Rebuild::start();
			update_option( 'timezone_string', $given );
			return true;
		`,
			stored.timezone_string
		);
		assert.deepEqual( await readState(), {
			is_running: false,
			percent: 0,
		} );
		assert.equal( readRows(), rows );
	} );

	itUnlessSqlite(
		'rebuilds all rows after settings changed and reports its progress until then',
		async () => {
			const returning = countReturning();
			update( {
				timezone_string: 'Asia/Tokyo',
				[ EXCLUDED ]: [ ...stored[ EXCLUDED ], 'completed' ],
			} );
			const { is_running: isRunning, percent } = runUntilProgress();
			assert.equal( isRunning, true );
			assert.ok( percent < 100, `${ percent } %` );
			const percents = [ percent, ...( await waitForRebuild() ) ];
			assert.deepEqual(
				percents,
				percents.toSorted( ( one, other ) => one - other )
			);
			assert.equal( countOtherDates( 'Asia/Tokyo' ), 0 );
			assert.ok( countReturning() < returning );
		}
	);

	itUnlessSqlite(
		'follows a setting that changes while rows are rebuilt',
		async () => {
			update( { timezone_string: '', gmt_offset: '-3.5' } );
			assert.equal( runUntilProgress().is_running, true );
			update( stored );
			await waitForRebuild();
			assert.equal( readRows(), rows );
		}
	);

	it( 'keeps rows whose order does not exist', () => {
		assert.deepEqual(
			sql(
				`SELECT date_created FROM {prefix}storedeck_order_stats WHERE order_id = ${ ORPHAN_ID }`
			),
			[ { date_created: '2009-01-01 00:00:00' } ]
		);
	} );
} );
