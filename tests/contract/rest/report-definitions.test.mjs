import assert from 'node:assert/strict';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { php, signIn, site } from '../../setup/site.mjs';
import { exportReport } from './support/exports.mjs';
import { itRejectsUnauthorizedUsers, signInUsers } from './support/users.mjs';

const DEFINITIONS = '/storedeck/v1/report-definitions';
const TICKETS = '/wc-analytics/reports/support-tickets';
const SLUG = 'support-tickets';
const EXAMPLE = fileURLToPath(
	new URL( `../../../examples/${ SLUG }`, import.meta.url )
);

const NOVEMBER = {
	after: '2010-11-01T00:00:00',
	before: '2010-11-30T23:59:59',
};

const ROWS = [
	[ '2010-11-01 00:00:00', 'First', 'low', 5, '0.10' ],
	[ '2010-11-01 23:59:59', '=1+1', 'urgent', 50, '20.20' ],
	[ '2010-11-20 12:00:00', 'Third', 'urgent', 10, '0.15' ],
	[ '2010-12-01 00:00:00', 'Later', 'high', 99, '99' ],
];

/** Runs code in a process in which the reports are registered again. */
const withReport = ( definition, code ) =>
	php( `
		add_action( 'storedeck_register_reports', static function () { storedeck_register_report( ${ definition } ); } );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		wp_set_current_user( 1 );
		\\Storedeck\\Reports\\Registry::reset();
		${ code }
	` );

/** PHP code of a valid definition with changes. */
const definition = ( changes = '' ) => `array_replace_recursive( array(
	'id'    => 'test-visits',
	'title' => 'Visits',
	'stats' => array(
		'table'        => 'order_stats',
		'date_columns' => array( 'created' => 'stats.date_created' ),
		'fields'       => array( 'visits' => array( 'type' => 'integer', 'sum' => '1' ) ),
	),
), array( ${ changes } ) )`;

describe( 'reports of plugins', () => {
	let api;
	let users;

	before( async () => {
		users = await signInUsers( 'report-definitions' );
		api = await signIn();
		await cp(
			EXAMPLE,
			path.join( site.wpPath, 'wp-content/plugins', SLUG ),
			{ recursive: true }
		);
		php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			return activate_plugin( '${ SLUG }/${ SLUG }.php' );`
		);
		php(
			`global $wpdb;
			$names = array( 'created_at', 'subject', 'priority', 'minutes', 'fee' );
			foreach ( $given as $row ) { $wpdb->insert( $wpdb->prefix . 'support_tickets', array_combine( $names, $row ) ); }
			do_action( 'storedeck_data_changed' );
			return true;`,
			ROWS
		);
	} );

	after( async () => {
		php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			deactivate_plugins( '${ SLUG }/${ SLUG }.php' );
			global $wpdb;
			$wpdb->query( "DROP TABLE {$wpdb->prefix}support_tickets" );
			return true;`
		);
		await rm( path.join( site.wpPath, 'wp-content/plugins', SLUG ), {
			recursive: true,
		} );
	} );

	itRejectsUnauthorizedUsers(
		() => users,
		[ { method: 'GET', route: `${ DEFINITIONS }/${ SLUG }` } ]
	);

	it( 'have totals and intervals of their own table', async () => {
		const { status, body } = await api.get( `${ TICKETS }/stats`, {
			...NOVEMBER,
			interval: 'day',
			per_page: 100,
			order: 'asc',
		} );
		assert.equal( status, 200 );
		assert.deepEqual( body.totals, {
			tickets: 3,
			fees: 20.45,
			minutes: 65,
			avg_minutes: 21.6667,
		} );
		assert.equal( body.intervals.length, 30 );
		assert.equal( body.intervals[ 0 ].subtotals.tickets, 2 );
		assert.equal( body.intervals[ 19 ].subtotals.fees, 0.15 );
	} );

	it( 'have rows with filters, sorting, pages and computed columns', async () => {
		const { body, headers } = await api.get( TICKETS, {
			...NOVEMBER,
			priority_is: 'urgent',
			orderby: 'fee',
			order: 'desc',
			per_page: 1,
			column_values: true,
		} );
		assert.equal( headers.get( 'x-wp-total' ), '2' );
		assert.deepEqual(
			body.map( ( { subject, fee, column_values: values } ) => ( {
				subject,
				fee,
				values,
			} ) ),
			[ { subject: '=1+1', fee: 20.2, values: { priority: 'Urgent' } } ]
		);
		const others = await api.get( TICKETS, {
			...NOVEMBER,
			priority_is_not: 'urgent',
		} );
		assert.deepEqual(
			others.body.map( ( { subject } ) => subject ),
			[ 'First' ]
		);
	} );

	it( 'have CSV files with the columns of the table', async () => {
		const rows = await exportReport( api, SLUG, {
			...NOVEMBER,
			orderby: 'date',
			order: 'asc',
		} );
		assert.deepEqual( rows, [
			[ 'Date', 'Subject', 'Priority', 'Minutes', 'Fee' ],
			[ '2010-11-01 00:00:00', 'First', 'Low', '5', '0.10' ],
			[ '2010-11-01 23:59:59', '\t=1+1', 'Urgent', '50', '20.20' ],
			[ '2010-11-20 12:00:00', 'Third', 'Urgent', '10', '0.15' ],
		] );
	} );

	it( 'have a definition for the screen', async () => {
		const { status, body } = await api.get( `${ DEFINITIONS }/${ SLUG }` );
		assert.equal( status, 200 );
		assert.deepEqual(
			body.charts.map( ( { key, label, type } ) => [ key, label, type ] ),
			[
				[ 'tickets', 'Tickets', 'number' ],
				[ 'fees', 'Fees', 'currency' ],
				[ 'avg_minutes', 'Average minutes', 'average' ],
			]
		);
		assert.equal( body.table.preference, 'support_tickets_report_columns' );
		assert.deepEqual( Object.keys( body.advancedFilters.filters ), [
			'priority',
		] );
		const unknown = await api.get( `${ DEFINITIONS }/nowhere` );
		assert.equal( unknown.status, 404 );
	} );

	it( 'are in the list of metrics', async () => {
		const { body } = await api.get(
			'/wc-analytics/reports/performance-indicators',
			{ ...NOVEMBER, stats: `${ SLUG }/tickets` }
		);
		assert.deepEqual(
			body.map( ( { label, value } ) => [ label, value ] ),
			[ [ 'Support tickets', 3 ] ]
		);
	} );

	it( 'have an id and a path that no other report has', () => {
		for ( const [ changes, message ] of [
			[
				`'path' => '/analytics/orders'`,
				/path: expected another path.*"orders"/,
			],
			[ `'id' => 'orders'`, /id: expected another id.*orders/ ],
		] ) {
			const [ errors, ids ] = withReport(
				definition( changes ),
				`$ids = array_keys( \\Storedeck\\Reports\\Registry::all() );
				return array( \\Storedeck\\Reports\\Registry::get_errors(), $ids );`
			);
			assert.equal( errors.length, 1 );
			assert.match( errors[ 0 ], message );
			assert.ok( ids.includes( 'orders' ) );
			assert.ok( ! ids.includes( 'test-visits' ) );
		}
	} );

	it( 'are shown with the metric, the type and the label of the metric by default', () => {
		const { charts, indicators, filters } = withReport(
			definition(
				`'metrics' => array( 'visits' => array( 'name' => 'All visits' ) ), 'filter_by' => array(),
				'charts' => array( 'visits' => array() ), 'indicators' => array( 'visits' => array() )`
			),
			`return \\Storedeck\\Reports\\Registry::get( 'test-visits' );`
		);
		assert.deepEqual( charts.visits, {
			label: 'All visits',
			type: 'number',
		} );
		assert.deepEqual( indicators.visits, {
			label: 'All visits',
			format: 'number',
		} );
		assert.deepEqual( filters, [] );
	} );

	it( 'have a plain label when the callback of a label throws', () => {
		const [ entry ] = withReport(
			definition(
				`'table' => array( 'summary' => array( 'visits' => array( 'label' => static fn() => throw new Error( 'Thrown by a plugin.' ) ) ) )`
			),
			`ini_set( 'error_log', '/dev/null' );
			return \\Storedeck\\Reports\\Client_Definition::get( \\Storedeck\\Reports\\Registry::get( 'test-visits' ) )['table']['summary'];`
		);
		assert.equal( entry.label, 'visits' );
	} );

	it( 'name the plugin in a notice on the pages of Storedeck', async () => {
		const folder = path.join(
			site.wpPath,
			'wp-content/plugins/broken-report'
		);
		await mkdir( folder );
		await writeFile(
			path.join( folder, 'broken-report.php' ),
			`<?php
			/* Plugin Name: Broken report */
			add_action( 'storedeck_register_reports', static function () {
				storedeck_register_report( array( 'id' => 'broken', 'title' => 'Broken', 'stats' => array() ) );
				throw new Error( 'Out of paper.' );
			} );
			// WordPress loads plugins by name: this one would come before Storedeck.
			storedeck_register_report( array( 'id' => 'early', 'title' => 'Early' ) );`
		);
		const toggle = ( name ) =>
			php(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php';
				${ name }( 'broken-report/broken-report.php' );
				return true;`
			);
		try {
			toggle( 'activate_plugin' );
			const page = await fetch(
				new URL( '/wp-admin/admin.php?page=storedeck', site.url ),
				{ headers: { cookie: api.headers.cookie } }
			);
			const text = await page.text();
			for ( const message of [
				/A report, or a change to one, was left out[^]*Report &quot;broken&quot; of Broken report \(broken-report\): /,
				/Action storedeck_register_reports: Broken report \(broken-report\), closure in [^]*failed: Out of paper\./,
				/Report &quot;early&quot; of Broken report \(broken-report\): [^]*Call it on the action storedeck_register_reports/,
			] ) {
				assert.match( text, message );
			}
			// The other routes work.
			const orders = await api.get(
				'/wc-analytics/reports/orders/stats',
				{
					after: '2010-01-01T00:00:00',
					before: '2010-01-02T00:00:00',
				}
			);
			assert.equal( orders.status, 200 );
		} finally {
			toggle( 'deactivate_plugins' );
			await rm( folder, { recursive: true } );
		}
	} );

	it( 'leave a cell empty when its callback throws', () => {
		const values = withReport(
			definition(
				`'table' => array( 'columns' => array(
					'good' => array( 'label' => 'A', 'value' => static fn( array $row ): string => 'x' . $row['n'] ),
					'bad'  => array( 'label' => 'B', 'value' => static fn() => throw new Error( 'Thrown by a plugin.' ) ),
				) )`
			),
			`ini_set( 'error_log', '/dev/null' );
			$table = \\Storedeck\\Reports\\Registry::get( 'test-visits' )['table'];
			return ( new \\Storedeck\\Reports\\Column_Values( $table ) )->get( array( array( 'n' => 1 ), array( 'n' => 2 ) ) );`
		);
		assert.deepEqual( values, [
			{ good: 'x1', bad: null },
			{ good: 'x2', bad: null },
		] );
	} );

	it( 'are registered again after the locale changed', () => {
		const titles = php( `
			$title = 'Visits';
			add_action( 'storedeck_register_reports', static function () use ( &$title ) {
				storedeck_register_report( array_replace( ${ definition() }, array( 'title' => $title ) ) );
			} );
			\\Storedeck\\Reports\\Registry::reset();
			$read   = static fn() => \\Storedeck\\Reports\\Registry::get_registered()['test-visits']['title'];
			$titles = array( $read() );
			$title  = 'Guests';
			$titles[] = $read();
			do_action( 'change_locale', 'de_DE' );
			$titles[] = $read();
			return $titles;
		` );
		assert.deepEqual( titles, [ 'Visits', 'Visits', 'Guests' ] );
	} );
} );
