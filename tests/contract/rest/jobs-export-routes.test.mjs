import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, site } from '../../setup/site.mjs';
import {
	assertBadRequest,
	assertNoInternals,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	LONG,
	signInUsers,
	sendInvalidJson,
} from './support/users.mjs';
import {
	download,
	deleteExports,
	RANGE,
	reportRoute,
	waitForExport,
} from './support/exports.mjs';

describe( 'export of reports', () => {
	let users;
	let api;

	before( async () => {
		users = await signInUsers( 'exporters' );
		api = users.manager;
	} );

	after( () => deleteExports( 'exporters_manager' ) );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{
				method: 'POST',
				route: `${ reportRoute( 'orders' ) }/export`,
				body: { report_args: {} },
			},
			{
				method: 'GET',
				route: `${ reportRoute( 'orders' ) }/export/12345/status`,
			},
		]
	);

	it( 'rejects the same parameters as the report with the same error', async () => {
		for ( const [ type, path, args ] of [
			[ 'orders', 'orders', { per_page: 1000 } ],
			[ 'orders', 'orders', { orderby: 'nothing' } ],
			[ 'orders', 'orders', { after: '2026-02-30T00:00:00' } ],
			[
				'orders',
				'orders',
				{
					after: '2026-02-01T00:00:00',
					before: '2026-01-01T00:00:00',
				},
			],
			[ 'orders', 'orders', { status_is: [ { a: 1 } ] } ],
			[ 'orders', 'orders', { product_includes: [ 'x' ], page: 0 } ],
			[ 'revenue', 'revenue/stats', { interval: 'minute' } ],
			[
				'revenue',
				'revenue/stats',
				{ interval: 'hour', after: '1990-01-01T00:00:00' },
			],
			[ 'stock', 'stock', { type: 'gone' } ],
			[ 'customers', 'customers', { total_spend_min: 'much' } ],
		] ) {
			const reportResponse = await api.get(
				reportRoute( path ),
				toQuery( args )
			);
			const response = await api.send(
				'POST',
				`${ reportRoute( type ) }/export`,
				{ report_args: args }
			);
			assertBadRequest( response, JSON.stringify( args ) );
			assert.deepEqual(
				Object.keys( response.body.data.params ),
				Object.keys( reportResponse.body.data.params ),
				response.text
			);
			assert.equal( response.body.code, reportResponse.body.code );
		}
	} );

	it( 'rejects invalid requests', async () => {
		const path = `${ reportRoute( 'orders' ) }/export`;
		for ( const body of [
			{ report_args: 'all' },
			{ report_args: 7 },
			{ email: 'sometimes' },
			{ email: [ 1 ] },
			{ report_args: { search: LONG, orderby: LONG } },
			...HOSTILE.map( ( text ) => ( {
				report_args: { orderby: text },
			} ) ),
			...HOSTILE.map( ( text ) => ( {
				report_args: { status_is: [ text ] },
			} ) ),
			{ report_args: { after: { a: { b: [ 1 ] } } } },
			{ report_args: { columns: 'date' } },
			{ report_args: { columns: [] } },
			{ report_args: { columns: { a: 'date' } } },
			{ report_args: { columns: [ 'date', [ 'status' ] ] } },
			{ report_args: { columns: [ 'date', LONG ] } },
			{ report_args: { columns: Array( 101 ).fill( 'date' ) } },
			{ report_args: { columns: [ 'of_a_plugin' ] } },
			...HOSTILE.map( ( text ) => ( {
				report_args: { columns: [ text ] },
			} ) ),
		] ) {
			assertBadRequest(
				await api.send( 'POST', path, body ),
				JSON.stringify( body ).slice( 0, 100 )
			);
		}
		assertBadRequest(
			await sendInvalidJson( api, 'POST', path, site.url )
		);
		for ( const text of HOSTILE ) {
			assertNoInternals(
				await api.send( 'POST', path, {
					report_args: {
						[ text ]: text,
						after: '1980-01-01T00:00:00',
						before: '1980-01-02T00:00:00',
					},
				} ),
				text
			);
		}
	} );

	it( 'reports that there is no data to export', async () => {
		const { status, body } = await api.send(
			'POST',
			`${ reportRoute( 'orders' ) }/export`,
			{
				report_args: {
					after: '1980-01-01T00:00:00',
					before: '1980-01-31T23:59:59',
				},
				email: true,
			}
		);
		assert.equal( status, 200 );
		assert.equal( body.export_id, undefined );
		assert.match( body.message, /no data/ );
	} );

	it( 'returns 404 for unknown reports and exports', async () => {
		const unknown = await api.get(
			`${ reportRoute( 'orders' ) }/export/17952060243971/status`
		);
		assert.deepEqual(
			[ unknown.status, unknown.body ],
			[
				404,
				{
					code: 'woocommerce_admin_reports_export_invalid_id',
					message: 'Sorry, there is no export with that ID.',
					data: { status: 404 },
				},
			]
		);
		for ( const type of [ 'import', 'performance', 'x' ] ) {
			assert.equal(
				(
					await api.send(
						'POST',
						`${ reportRoute( type ) }/export`,
						{}
					)
				).status,
				404
			);
		}
	} );

	it( 'allows only the owner to download the file', async () => {
		const { body } = await api.send(
			'POST',
			`${ reportRoute( 'coupons' ) }/export`,
			{ report_args: RANGE }
		);
		const { download_url: url } = await waitForExport(
			api,
			'coupons',
			body.export_id
		);
		const path = `${ reportRoute( 'coupons' ) }/export/${
			body.export_id
		}/status`;
		assert.equal( ( await users.admin.get( path ) ).status, 404 );
		assert.equal(
			( await api.get( path.replace( 'coupons', 'orders' ) ) ).status,
			404
		);
		assert.equal( ( await download( users.admin, url ) ).status, 404 );
		assert.equal( ( await download( users.customer, url ) ).status, 403 );
		const visitor = await download( users.visitor, url );
		assert.equal( visitor.status, 302 );
		assert.match(
			String( visitor.headers.get( 'location' ) ),
			/wp-login\.php/
		);
		assert.equal(
			( await download( api, url.replace( body.export_id, "x'%27" ) ) )
				.status,
			404
		);

		const downloaded = await download( api, url );
		assert.match(
			String( downloaded.headers.get( 'content-type' ) ),
			/^text\/csv/
		);
		assert.match(
			String( downloaded.headers.get( 'content-disposition' ) ),
			/^attachment; filename="coupons ([\d -]+\.csv)"; filename\*=UTF-8''Coupons%20\d/
		);
		assert.equal(
			String( downloaded.headers.get( 'x-content-type-options' ) ),
			'nosniff'
		);
		assert.match(
			String( downloaded.headers.get( 'cache-control' ) ),
			/no-store|no-cache/
		);

		const file =
			php( `$job = \\Storedeck\\Jobs\\Job_Store::find( '${ body.export_id }' );
			$path = \\Storedeck\\Exports\\Export_Folder::path( $job->args['file'], 'csv' );
			return array( is_file( $path ), str_replace( wp_upload_dir()['basedir'], '/wp-content/uploads', $path ) );` );
		assert.equal( file[ 0 ], true );
		for ( const fileUrl of [
			file[ 1 ],
			'/wp-content/uploads/storedeck-exports/',
			'/wp-content/uploads/storedeck-exports/.htaccess',
		] ) {
			const served = await fetch( new URL( fileUrl, site.url ) );
			assert.ok(
				served.status === 403 || served.status === 404,
				`${ fileUrl } ${ served.status }`
			);
		}
	} );

	it( 'emails a link on request', async () => {
		const { body } = await api.send(
			'POST',
			`${ reportRoute( 'taxes' ) }/export`,
			{ report_args: RANGE, email: true }
		);
		const { email, message } = await waitForExport(
			api,
			'taxes',
			body.export_id
		);
		assert.equal( email, 'sent' );
		assert.match( message, /Email sent to \S+@\S+\.$/ );
	} );

	it( 'is processed by scheduled events and deleted after it expires', async () => {
		const id = php( `
			wp_set_current_user( get_user_by( 'login', 'exporters_manager' )->ID );
			$request = \\Storedeck\\Exports\\Export_Request::validate( 'orders', array( 'after' => '2026-01-01T00:00:00', 'before' => '2026-01-31T23:59:59' ) );
			$id = \\Storedeck\\Jobs\\Job_Store::add( 'export', array( 'report' => 'orders', 'params' => $request['params'], 'email' => false,
				'file' => \\Storedeck\\Exports\\Export_Folder::create_name() ), $request['total'], uniqid() );
			wp_set_current_user( 0 );
			\\Storedeck\\Jobs\\Job_Queue::process();
			return $id;
		` );
		const path = `${ reportRoute( 'orders' ) }/export/${ id }/status`;
		assert.equal( ( await api.get( path ) ).body.percent_complete, 100 );
		const exists = php( `
			$path = \\Storedeck\\Exports\\Export_Folder::path( \\Storedeck\\Jobs\\Job_Store::find( '${ id }' )->args['file'], 'csv' );
			$GLOBALS['wpdb']->query( "UPDATE wp_storedeck_jobs SET updated_at = updated_at - 8 * 86400 WHERE id = '${ id }'" );
			$before = is_file( $path );
			\\Storedeck\\Jobs\\Job_Queue::clean_up();
			return array( $before, is_file( $path ) );
		` );
		assert.deepEqual( exists, [ true, false ] );
		assert.equal( ( await api.get( path ) ).status, 404 );
	} );
} );

/** Query parameters for a REST client, which cannot send nested objects. */
function toQuery( args ) {
	return Object.fromEntries(
		Object.entries( args ).map( ( [ name, value ] ) => [
			name,
			Array.isArray( value )
				? value.map( ( one ) =>
						typeof one === 'object' ? 'object' : one
				  )
				: value,
		] )
	);
}
