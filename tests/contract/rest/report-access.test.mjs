import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { createAccount, READER } from '../../setup/accounts.mjs';
import { mustUse, php, signIn, site } from '../../setup/site.mjs';
import { wp } from '../../setup/wp-cli.mjs';
import { download, exportReport, reportRoute } from './support/exports.mjs';

/*
 * A report of a plugin that requires a capability which only the administrator has. It is registered for the users of this
 * file and for WP-CLI only, because files run in parallel.
 */
const REPORT = 'payroll';
const PLUGIN = mustUse( 'storedeck-test-payroll.php' );
const CODE = `<?php
	function has_payroll() {
		return defined( 'WP_CLI' ) || str_starts_with( wp_get_current_user()->user_login, 'report_access_' );
	}
	add_filter( 'user_has_cap', static fn( $caps ) => $caps + array( 'read_payroll' => ! empty( $caps['activate_plugins'] ) && ! get_option( 'payroll_revoked' ) ) );
	add_action( 'storedeck_register_reports', static function () {
		if ( ! has_payroll() ) {
			return;
		}
		storedeck_register_report( array(
			'id'          => '${ REPORT }',
			'title'       => 'Payroll',
			'capability'  => 'read_payroll',
			'stats'       => array(
				'table'        => 'wp:storedeck_order_stats',
				'date_columns' => array( 'created' => 'stats.date_created' ),
				'fields'       => array( 'payslips' => array( 'type' => 'integer', 'sum' => '1' ) ),
			),
			'items'       => array(
				'id'      => 'stats.order_id',
				'columns' => array( 'id' => array( 'integer', 'stats.order_id' ), 'date' => array( 'date', '' ) ),
			),
			'metrics'     => array( 'payslips' => array( 'name' => 'Payslips', 'description' => 'Payslips.', 'formula' => 'Payslips' ) ),
			'charts'      => array( 'payslips' => array() ),
			'indicators'  => array( 'payslips' => array() ),
			'dashboard'   => array( 'payslips' => array() ),
			'table'       => array( 'key' => 'id', 'columns' => array( 'id' => array( 'label' => 'Payslip', 'type' => 'number' ) ) ),
		) );
	} );
	// A leaderboard of another report whose rows are those of this one.
	add_filter( 'storedeck_report_definition', static function ( $definition, $id ) {
		if ( 'revenue' === $id && has_payroll() ) {
			$definition['leaderboard'] = array(
				'report' => '${ REPORT }', 'label' => 'Payroll leaders', 'headers' => array( 'Payslip', 'Number' ), 'orderby' => 'date',
				'id' => 'id', 'name' => array( 'id' ), 'columns' => array( 'id' => 'number' ), 'filter' => 'single', 'param' => 'ids',
			);
		}
		return $definition;
	}, 10, 2 );
`;
const RANGE = { after: '2000-01-01T00:00:00', before: '2099-12-31T23:59:59' };
const PATH = `/analytics/${ REPORT }`;
const NAMED = /payroll|payslip/i;

describe( 'the capability of a report', () => {
	let admin;
	/** Users with access to reports, but not to this one. */
	let others;
	const ADMIN = 'report_access_admin';
	const OTHERS = {
		report_access_manager: 'shop_manager',
		report_access_reader: READER,
	};

	before( async () => {
		writeFileSync( PLUGIN, CODE );
		const enter = ( [ login, role ] ) => {
			const { user } = createAccount( login, role );
			return signIn( user );
		};
		admin = await enter( [ ADMIN, 'administrator' ] );
		others = await Promise.all( Object.entries( OTHERS ).map( enter ) );
	} );
	after( () => rmSync( PLUGIN ) );

	const forOthers = ( check ) => Promise.all( others.map( check ) );

	it( 'is required by every route of the report', async () => {
		const paths = php( `
			wp_set_current_user( get_user_by( 'login', '${ ADMIN }' )->ID );
			return array_values( preg_grep( '#/reports/${ REPORT }(/|$)#', array_keys( rest_get_server()->get_routes() ) ) );
		` );
		assert.deepEqual( paths, [
			reportRoute( REPORT ),
			`${ reportRoute( REPORT ) }/stats`,
		] );
		const routes = [
			...paths,
			`/storedeck/v1/report-definitions/${ REPORT }`,
			// WordPress' routes ignore case.
			reportRoute( REPORT.toUpperCase() ),
		];
		for ( const route of routes ) {
			await forOthers( async ( user ) => {
				const { status, body, text } = await user.get( route, RANGE );
				assert.equal( status, 403, `${ route } ${ text }` );
				assert.equal( body.code, 'woocommerce_rest_cannot_view' );
			} );
			assert.equal( ( await admin.get( route, RANGE ) ).status, 200 );
		}
	} );

	it( 'is required to list the report, its indicators, leaderboards and routes', async () => {
		for ( const route of [
			'/wc-analytics/reports',
			'/wc-analytics/reports/performance-indicators/allowed',
			'/wc-analytics/reports/performance-indicators',
			'/wc-analytics/leaderboards/allowed',
			'/wc-analytics/leaderboards',
		] ) {
			// Leaderboards show sums, which this report does not have.
			if ( ! route.endsWith( '/leaderboards' ) ) {
				assert.match( ( await admin.get( route ) ).text, NAMED, route );
			}
			await forOthers( async ( user ) => {
				const { status, text } = await user.get( route );
				assert.equal( status, 200, text );
				assert.doesNotMatch( text, NAMED, route );
			} );
		}
		await forOthers( async ( user ) => {
			for ( const [ route, query ] of /** @type {const} */ ( [
				[
					'/wc-analytics/reports/performance-indicators',
					{ stats: `${ REPORT }/payslips` },
				],
				[ '/wc-analytics/leaderboards/revenue', {} ],
			] ) ) {
				const { status, body, text } = await user.get( route, query );
				assert.equal( status, 400, text );
				assert.equal( body.code, 'rest_invalid_param' );
			}
			const { text } = await user.get( '/' );
			assert.doesNotMatch( text, NAMED );
		} );
	} );

	it( 'is required to export the report, however its name is written', async () => {
		await forOthers( async ( user ) => {
			for ( const type of [ REPORT, REPORT.toUpperCase() ] ) {
				const { status, text } = await user.send(
					'POST',
					`${ reportRoute( type ) }/export`,
					{ report_args: RANGE }
				);
				assert.equal( status, 404, text );
			}
		} );
		const rows = await exportReport( admin, REPORT, RANGE );
		assert.ok( rows.length > 1 );
	} );

	it( 'is required to follow, list and download an export that was made with it', async () => {
		const { body } = await admin.send(
			'POST',
			`${ reportRoute( REPORT ) }/export`,
			{ report_args: RANGE }
		);
		const id = body.export_id;
		const status = `${ reportRoute( REPORT ) }/export/${ id }/status`;
		const { download_url: url } = ( await admin.get( status ) ).body;
		assert.equal( ( await download( admin, url ) ).status, 200 );

		php( "update_option( 'payroll_revoked', '1' ); return true;" );
		try {
			assert.equal( ( await admin.get( status ) ).status, 404 );
			assert.equal(
				( await admin.get( `/storedeck/v1/exports/${ id }` ) ).status,
				404
			);
			const list = await admin.get( '/storedeck/v1/exports' );
			assert.doesNotMatch( list.text, NAMED );
			assert.equal(
				Number( list.headers.get( 'x-wp-total' ) ),
				list.body.length
			);
			assert.equal( ( await download( admin, url ) ).status, 404 );
		} finally {
			php( "delete_option( 'payroll_revoked' ); return true;" );
		}
		assert.equal( ( await download( admin, url ) ).status, 200 );
		await admin.send( 'DELETE', `/storedeck/v1/exports/${ id }` );
	} );

	it( 'is required to save, read and list a view of the report', async () => {
		const fields = { name: 'Payroll (access test)', path: PATH };
		const { body: shared } = await admin.send(
			'POST',
			'/storedeck/v1/views',
			{ ...fields, scope: 'shop' }
		);
		const route = `/storedeck/v1/views/${ shared.id }`;
		assert.equal( ( await admin.get( route ) ).status, 200 );
		await forOthers( async ( user ) => {
			assert.doesNotMatch(
				( await user.get( '/storedeck/v1/views' ) ).text,
				NAMED
			);
			assert.equal( ( await user.get( route ) ).status, 404 );
			assert.equal(
				( await user.send( 'PUT', `${ route }/pin` ) ).status,
				404
			);
			assert.equal( ( await user.send( 'DELETE', route ) ).status, 404 );
			assert.equal(
				( await user.send( 'POST', '/storedeck/v1/views', fields ) )
					.status,
				403
			);
			const { body: own } = await user.send(
				'POST',
				'/storedeck/v1/views',
				{ name: 'Access test', path: '/analytics/orders' }
			);
			const moved = await user.send(
				'PUT',
				`/storedeck/v1/views/${ own.id }`,
				{ path: PATH }
			);
			assert.equal( moved.status, 403 );
			await user.send( 'DELETE', `/storedeck/v1/views/${ own.id }` );
		} );
		assert.equal( ( await admin.send( 'DELETE', route ) ).status, 200 );
	} );

	it( 'is required for screens, settings and responses in the page', async () => {
		const open = async ( user, screen ) =>
			(
				await fetch(
					new URL(
						`/wp-admin/admin.php?page=storedeck&path=${ encodeURIComponent(
							screen
						) }`,
						site.url
					),
					{ headers: user.headers }
				)
			).text();
		for ( const screen of [ '/analytics/overview', '/', PATH ] ) {
			assert.ok( NAMED.test( await open( admin, screen ) ), screen );
			await forOthers( async ( user ) => {
				const page = await open( user, screen );
				assert.ok( page.includes( 'storedeckSettings' ) );
				// The URL of the page itself.
				const rest = page.replaceAll( encodeURIComponent( PATH ), '' );
				assert.equal( rest.match( NAMED ), null, screen );
			} );
		}
	} );

	it( 'is required for placeholders and blocks with the report', () => {
		const html = ( login ) =>
			php(
				`
				wp_set_current_user( get_user_by( 'login', $given )->ID );
				return array(
					storedeck_mount( 'report-chart', array( 'report' => '${ REPORT }' ) ),
					render_block( array( 'blockName' => 'storedeck/mount', 'attrs' => array( 'name' => 'report-table', 'props' => array( 'report' => '${ REPORT }' ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ),
				);
				`,
				login
			);
		for ( const text of html( ADMIN ) ) {
			assert.match( text, NAMED );
		}
		for ( const login of Object.keys( OTHERS ) ) {
			assert.deepEqual( html( login ), [ '', '' ] );
		}
	} );

	it( 'is required in WP-CLI if a user is set', () => {
		const range = [ '--after=2000-01-01', '--before=2099-12-31' ];
		for ( const command of [ 'report', 'export' ] ) {
			assert.equal( wp( command, REPORT, ...range ).status, 0 );
			assert.equal(
				wp( command, REPORT, ...range, `--user=${ ADMIN }` ).status,
				0
			);
			const denied = wp(
				command,
				REPORT,
				...range,
				'--user=report_access_manager'
			);
			assert.equal( denied.status, 1 );
			assert.match( denied.stderr, /Unknown report: payroll/ );
			assert.doesNotMatch(
				denied.stderr.replace( 'Unknown report: payroll', '' ),
				NAMED
			);
		}
	} );
} );
