import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, site } from '../../setup/site.mjs';
import {
	assertBad,
	assertClean,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	LONG,
	people,
	sendBroken,
} from './support/people.mjs';
import {
	download,
	forget,
	RANGE,
	report,
	settled,
} from './support/exports.mjs';

describe( 'export of reports', () => {
	let who;
	let api;

	before( async () => {
		who = await people( 'exporters' );
		api = who.manager;
	} );

	after( () => forget( 'exporters_manager' ) );

	itRefusesStrangers(
		() => who,
		[
			{
				method: 'POST',
				route: `${ report( 'orders' ) }/export`,
				body: { report_args: {} },
			},
			{
				method: 'GET',
				route: `${ report( 'orders' ) }/export/12345/status`,
			},
		]
	);

	itTellsItsSchema(
		() => who,
		[
			`${ report( 'orders' ) }/export`,
			`${ report( 'orders' ) }/export/12345/status`,
		]
	);

	it( 'refuses what the report refuses, in its words', async () => {
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
			const own = await api.get( report( path ), flat( args ) );
			const answer = await api.send(
				'POST',
				`${ report( type ) }/export`,
				{ report_args: args }
			);
			assertBad( answer, JSON.stringify( args ) );
			assert.deepEqual(
				Object.keys( answer.body.data.params ),
				Object.keys( own.body.data.params ),
				answer.text
			);
			assert.equal( answer.body.code, own.body.code );
		}
	} );

	it( 'refuses what is no question at all', async () => {
		const path = `${ report( 'orders' ) }/export`;
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
			assertBad(
				await api.send( 'POST', path, body ),
				JSON.stringify( body ).slice( 0, 100 )
			);
		}
		assertBad( await sendBroken( api, 'POST', path, site.url ) );
		for ( const text of HOSTILE ) {
			assertClean(
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

	it( 'says when there is nothing to export', async () => {
		const { status, body } = await api.send(
			'POST',
			`${ report( 'orders' ) }/export`,
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

	it( 'knows neither other reports nor other ids', async () => {
		const unknown = await api.get(
			`${ report( 'orders' ) }/export/17952060243971/status`
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
				( await api.send( 'POST', `${ report( type ) }/export`, {} ) )
					.status,
				404
			);
		}
	} );

	it( 'is for its owner alone, and for no web server', async () => {
		const { body } = await api.send(
			'POST',
			`${ report( 'coupons' ) }/export`,
			{ report_args: RANGE }
		);
		const { download_url: url } = await settled(
			api,
			'coupons',
			body.export_id
		);
		const path = `${ report( 'coupons' ) }/export/${
			body.export_id
		}/status`;
		assert.equal( ( await who.admin.get( path ) ).status, 404 );
		assert.equal(
			( await api.get( path.replace( 'coupons', 'orders' ) ) ).status,
			404
		);
		assert.equal( ( await download( who.admin, url ) ).status, 404 );
		assert.equal( ( await download( who.customer, url ) ).status, 403 );
		const visitor = await download( who.visitor, url );
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

		const mine = await download( api, url );
		assert.match(
			String( mine.headers.get( 'content-type' ) ),
			/^text\/csv/
		);
		assert.match(
			String( mine.headers.get( 'content-disposition' ) ),
			/^attachment; filename="coupons_[\w-]+\.csv"$/
		);
		assert.equal(
			String( mine.headers.get( 'x-content-type-options' ) ),
			'nosniff'
		);
		assert.match(
			String( mine.headers.get( 'cache-control' ) ),
			/no-store|no-cache/
		);

		const file =
			php( `$job = \\Storedeck\\Jobs\\Job_Store::find( '${ body.export_id }' );
			$path = \\Storedeck\\Jobs\\Export\\Export_Folder::path( $job->args['file'], 'csv' );
			return array( is_file( $path ), str_replace( wp_upload_dir()['basedir'], '/wp-content/uploads', $path ) );` );
		assert.equal( file[ 0 ], true );
		for ( const direct of [
			file[ 1 ],
			'/wp-content/uploads/storedeck-exports/',
			'/wp-content/uploads/storedeck-exports/.htaccess',
		] ) {
			const served = await fetch( new URL( direct, site.url ) );
			assert.ok(
				served.status === 403 || served.status === 404,
				`${ direct } ${ served.status }`
			);
		}
	} );

	it( 'sends a link when it is asked to', async () => {
		const { body } = await api.send(
			'POST',
			`${ report( 'taxes' ) }/export`,
			{ report_args: RANGE, email: true }
		);
		const { email, message } = await settled(
			api,
			'taxes',
			body.export_id
		);
		assert.equal( email, 'sent' );
		assert.match( message, /e-mail/ );
	} );

	it( 'is done by scheduled events where nobody looks, and goes when it is old', async () => {
		const id = php( `
			wp_set_current_user( get_user_by( 'login', 'exporters_manager' )->ID );
			$question = \\Storedeck\\Jobs\\Export\\Export_Request::validate( 'orders', array( 'after' => '2026-01-01T00:00:00', 'before' => '2026-01-31T23:59:59' ) );
			$id = \\Storedeck\\Jobs\\Job_Store::add( 'export', array( 'report' => 'orders', 'params' => $question['params'], 'email' => false,
				'file' => \\Storedeck\\Jobs\\Export\\Export_Folder::create_name() ), $question['total'], uniqid() );
			wp_set_current_user( 0 );
			\\Storedeck\\Jobs\\Job_Queue::process();
			return $id;
		` );
		const path = `${ report( 'orders' ) }/export/${ id }/status`;
		assert.equal( ( await api.get( path ) ).body.percent_complete, 100 );
		const left = php( `
			$path = \\Storedeck\\Jobs\\Export\\Export_Folder::path( \\Storedeck\\Jobs\\Job_Store::find( '${ id }' )->args['file'], 'csv' );
			$GLOBALS['wpdb']->query( "UPDATE wp_storedeck_jobs SET updated_at = updated_at - 8 * 86400 WHERE id = '${ id }'" );
			$before = is_file( $path );
			\\Storedeck\\Jobs\\Job_Queue::clean_up();
			return array( $before, is_file( $path ) );
		` );
		assert.deepEqual( left, [ true, false ] );
		assert.equal( ( await api.get( path ) ).status, 404 );
	} );
} );

/** Parameters as an address has them; lists of things stay what they are. */
function flat( args ) {
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
