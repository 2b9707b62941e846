import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php } from '../../setup/site.mjs';
import {
	assertBadRequest,
	assertNoInternals,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	LONG,
	signInUsers,
} from './support/users.mjs';

const BASE = '/wc-admin/onboarding';
const PROFILE = `${ BASE }/profile`;
const TASKS = `${ BASE }/tasks`;
const PREFILL = `${ PROFILE }/experimental_get_email_prefill`;

const OPTIONS = [
	'woocommerce_onboarding_profile',
	'woocommerce_task_list_dismissed_tasks',
	'woocommerce_task_list_remind_me_later_tasks',
	'woocommerce_task_list_tracked_completed_actions',
	'woocommerce_task_list_hidden_lists',
	'woocommerce_task_list_hidden',
	'woocommerce_extended_task_list_hidden',
	'storedeck_extended_tasks',
	'woocommerce_no_sales_tax',
];

const deleteOptions = () =>
	php( `
		foreach ( array( '${ OPTIONS.join( "', '" ) }' ) as $option ) {
			delete_option( $option );
		}
		return true;
	` );

describe( 'onboarding: profile and tasks', () => {
	let users;
	let api;

	before( async () => {
		users = await signInUsers( 'onboarding' );
		api = createBatchClient();
		deleteOptions();
	} );

	after( deleteOptions );

	const saveProfile = ( values ) => api.send( 'POST', PROFILE, values );

	const profile = async () => ( await api.get( PROFILE ) ).body;

	const send = ( id, action, body = {} ) =>
		api.send( 'POST', `${ TASKS }/${ id }/${ action }`, body );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: PROFILE },
			{ method: 'POST', route: PROFILE, body: { completed: true } },
			{ method: 'GET', route: PREFILL },
			{ method: 'GET', route: TASKS },
			{ method: 'POST', route: TASKS, body: { extended_tasks: [] } },
			{ method: 'GET', route: `${ TASKS }/status` },
			{ method: 'GET', route: `${ BASE }/payments` },
			{ method: 'GET', route: `${ BASE }/free-extensions` },
			{ method: 'GET', route: `${ BASE }/product-types` },
			{
				method: 'POST',
				route: `${ TASKS }/create_product_from_template`,
				body: { template_name: 'physical' },
			},
			...[
				'snooze',
				'undo_snooze',
				'dismiss',
				'undo_dismiss',
				'action',
				'hide',
				'unhide',
			].map( ( action ) => ( {
				method: 'POST',
				route: `${ TASKS }/tax/${ action }`,
				body: {},
			} ) ),
		]
	);

	it( 'returns null for all fields of a new profile', async () => {
		const body = await profile();
		assert.equal( body.wccom_connected, false );
		const { wccom_connected: connected, ...fields } = body;
		assert.equal( connected, false );
		for ( const field of [
			'business_extensions',
			'completed',
			'industry',
			'other_platform',
			'other_platform_name',
			'product_count',
			'product_types',
			'revenue',
			'selling_venues',
			'setup_client',
			'skipped',
			'theme',
			'number_employees',
			'is_agree_marketing',
			'store_email',
			'business_choice',
			'is_plugins_page_skipped',
			'is_store_country_set',
			'selling_online_answer',
			'selling_platforms',
		] ) {
			assert.equal( fields[ field ], null, field );
			assert.ok( field in fields, field );
		}
	} );

	it( 'saves known profile fields only', async () => {
		const values = {
			completed: true,
			setup_client: false,
			industry: [ { slug: 'fashion-apparel-accessories' }, 'other' ],
			product_types: [ 'physical', 'downloads' ],
			product_count: '11-100',
			revenue: 'up-to-2500',
			selling_venues: 'other',
			other_platform: 'other',
			other_platform_name: 'Own <b>store</b>',
			business_extensions: [ 'jetpack', 'woocommerce-services:tax' ],
			theme: 'storefront',
			selling_platforms: null,
		};
		const { status, body } = await saveProfile( {
			...values,
			wccom_connected: true,
			nonsense: 'x',
		} );
		assert.equal( status, 200 );
		assert.deepEqual( body, {
			status: 'success',
			message: 'Onboarding profile data has been updated.',
		} );
		await saveProfile( { skipped: true } );
		const read = await profile();
		for ( const [ field, value ] of Object.entries( {
			...values,
			other_platform_name: 'Own store',
			skipped: true,
			wccom_connected: false,
		} ) ) {
			assert.deepEqual( read[ field ], value, field );
		}
		assert.equal( 'nonsense' in read, false );
		const { status: again } = await saveProfile( read );
		assert.equal( again, 200 );
		assert.deepEqual( await profile(), read );
	} );

	it( 'rejects invalid profile fields', async () => {
		const earlier = await profile();
		await Promise.all(
			/** @type {any[][]} */ ( [
				[ 'completed', 'perhaps' ],
				[ 'revenue', 'a lot' ],
				[ 'product_count', 7 ],
				[ 'product_types', [ 'hopes' ] ],
				[ 'product_types', 'hopes' ],
				[ 'selling_venues', [ 'no' ] ],
				[ 'other_platform', '<b>' ],
				[ 'other_platform_name', LONG ],
				[ 'other_platform_name', { a: 1 } ],
				[ 'business_extensions', [ '../x' ] ],
				[ 'industry', [ { slug: LONG } ] ],
				[ 'industry', [ [ [] ] ] ],
				[ 'theme', '../../x' ],
				[ 'store_email', 'no-email' ],
				[ 'is_agree_marketing', true ],
			] ).map( async ( [ field, value ] ) => {
				const response = await saveProfile( { [ field ]: value } );
				assertBadRequest(
					response,
					`${ field } ${ JSON.stringify( value ) }`.slice( 0, 80 )
				);
				assert.equal( response.body.code, 'rest_invalid_param' );
			} )
		);
		await Promise.all(
			HOSTILE.map( async ( text ) => {
				assertBadRequest(
					await saveProfile( { revenue: text } ),
					text
				);
				assertBadRequest(
					await saveProfile( { theme: text === '_' ? '%' : text } ),
					text
				);
				assertNoInternals(
					await saveProfile( { [ text ]: text } ),
					text
				);
			} )
		);
		assert.equal(
			( await api.send( 'DELETE', PROFILE ) ).body.code,
			'rest_no_route'
		);
		assert.deepEqual( await profile(), earlier );
	} );

	it( 'suggests an email address', async () => {
		assert.deepEqual( ( await users.manager.get( PREFILL ) ).body, {
			email: 'onboarding_manager@example.test',
		} );
		await saveProfile( {
			is_agree_marketing: true,
			store_email: 'shop@example.test',
		} );
		assert.deepEqual( ( await api.get( PREFILL ) ).body, {
			email: 'shop@example.test',
		} );
	} );

	it( 'returns the task lists', async () => {
		const { status, body } = await users.manager.get( TASKS );
		assert.equal( status, 200 );
		assert.deepEqual(
			body.map( ( { id } ) => id ),
			[ 'setup', 'extended' ]
		);
		for ( const list of body ) {
			assert.deepEqual( Object.keys( list ), [
				'id',
				'title',
				'isHidden',
				'isVisible',
				'isComplete',
				'tasks',
				'eventPrefix',
				'displayProgressHeader',
				'keepCompletedTaskList',
			] );
			for ( const task of list.tasks ) {
				assert.deepEqual( Object.keys( task ), [
					'id',
					'parentId',
					'title',
					'badge',
					'canView',
					'content',
					'additionalInfo',
					'actionLabel',
					'actionUrl',
					'isComplete',
					'time',
					'level',
					'isActioned',
					'isDismissed',
					'isDismissable',
					'isSnoozed',
					'isSnoozeable',
					'isVisited',
					'isDisabled',
					'snoozedUntil',
					'additionalData',
					'eventPrefix',
					'recordViewEvent',
				] );
				assert.equal( task.parentId, list.id );
			}
		}
		const products = body[ 0 ].tasks.find(
			( { id } ) => id === 'products'
		);
		assert.equal( products.isComplete, true );
		assert.deepEqual( products.additionalData, { hasProducts: true } );
		const some = await api.get( TASKS, { ids: 'extended' } );
		assert.deepEqual(
			some.body.map( ( { id } ) => id ),
			[ 'extended' ]
		);
		assertBadRequest( await api.get( TASKS, { ids: 'nope' } ) );
	} );

	it( 'returns the status of tasks', async () => {
		const { body } = await api.get( `${ TASKS }/status` );
		assert.equal( body.hasProducts, true );
		assert.equal( body.hasPhysicalProducts, true );
		assert.equal( body.isTaxComplete, true );
		assert.ok( Array.isArray( body.enabledPaymentGateways ) );
		assert.equal( typeof body.hasPaymentGateway, 'boolean' );
	} );

	it( 'snoozes, dismisses and completes tasks', async () => {
		const now = Date.now();
		const snoozed = await send( 'tax', 'snooze', { duration: 'week' } );
		assert.equal( snoozed.status, 200 );
		assert.equal( snoozed.body.isSnoozed, true );
		assert.ok(
			Math.abs( snoozed.body.snoozedUntil - now - 7 * 86400e3 ) < 60e3
		);
		const reset = await send( 'tax', 'undo_snooze' );
		assert.equal( reset.body.isSnoozed, false );
		assert.equal( reset.body.snoozedUntil, null );
		const snoozedDay = await send( 'tax', 'snooze' );
		assert.ok(
			Math.abs( snoozedDay.body.snoozedUntil - now - 86400e3 ) < 60e3
		);
		await send( 'tax', 'undo_snooze' );
		for ( const [ action, field, value ] of /** @type {any[][]} */ ( [
			[ 'dismiss', 'isDismissed', true ],
			[ 'undo_dismiss', 'isDismissed', false ],
			[ 'action', 'isActioned', true ],
		] ) ) {
			const { status, body } = await send( 'tax', action );
			assert.equal( status, 200 );
			assert.equal( body[ field ], value, action );
			const lists = ( await api.get( TASKS ) ).body;
			assert.equal(
				lists[ 0 ].tasks.find( ( { id } ) => id === 'tax' )[ field ],
				value
			);
		}
	} );

	it( 'returns 404 for actions that a task does not support', async () => {
		for ( const [ id, action ] of [
			[ 'products', 'dismiss' ],
			[ 'products', 'snooze' ],
			[ 'nope', 'dismiss' ],
			[ 'nope', 'snooze' ],
			[ 'nope', 'action' ],
		] ) {
			const { status, body } = await send( id, action );
			assert.equal( status, 404, `${ id } ${ action }` );
			assert.equal( body.code, 'woocommerce_rest_invalid_task' );
		}
		const list = await send( 'tax', 'hide' );
		assert.equal( list.status, 404 );
		assert.equal( list.body.code, 'woocommerce_rest_invalid_task_list' );
		assertBadRequest(
			await send( 'tax', 'snooze', { duration: 'forever' } )
		);
		assertBadRequest(
			await send( 'tax', 'snooze', { task_list_id: LONG } )
		);
		assert.equal( ( await send( 'a.b', 'dismiss' ) ).status, 404 );
	} );

	it( 'hides and shows task lists', async () => {
		for ( const id of [ 'setup', 'extended' ] ) {
			const hidden = await send( id, 'hide' );
			assert.equal( hidden.body.id, id );
			assert.equal( hidden.body.isHidden, true );
			assert.equal( hidden.body.isVisible, false );
			assert.equal( ( await send( id, 'unhide' ) ).body.isHidden, false );
		}
	} );

	it( 'accepts tasks that extensions register in JavaScript', async () => {
		const { status, body } = await api.send( 'POST', TASKS, {
			extended_tasks: [
				{
					id: 'my-task',
					title: 'Mine <script>',
					content: 'x',
					isDismissable: true,
					isComplete: true,
					container: {},
				},
			],
		} );
		assert.equal( status, 200 );
		const task = body[ 1 ].tasks.find( ( { id } ) => id === 'my-task' );
		assert.equal( task.title, 'Mine ' );
		assert.equal( task.isComplete, true );
		assert.equal(
			( await send( 'my-task', 'dismiss' ) ).body.isDismissed,
			true
		);
		assert.equal( ( await send( 'my-task', 'snooze' ) ).status, 404 );
		await Promise.all(
			[
				'x',
				[ 'x' ],
				[ {} ],
				[ { id: '<b>' } ],
				[ { id: 'a', title: LONG } ],
				[ { id: 'a', title: [ 'x' ] } ],
				[ { id: 'a', isComplete: 'perhaps' } ],
			].map( async ( tasks ) => {
				assertBadRequest(
					await api.send( 'POST', TASKS, { extended_tasks: tasks } ),
					JSON.stringify( tasks ).slice( 0, 80 )
				);
			} )
		);
	} );

	it( 'returns payment methods, extensions and product types', async () => {
		const payments = await api.get( `${ BASE }/payments` );
		assert.ok( payments.body.length > 0 );
		const bundles = ( await api.get( `${ BASE }/free-extensions` ) ).body;
		assert.ok( bundles.length > 0 );
		for ( const { key, title, plugins } of bundles ) {
			assert.ok( key && title && plugins.length > 0 );
			assert.ok( plugins.every( ( one ) => one.key && one.name ) );
		}
		const types = ( await api.get( `${ BASE }/product-types` ) ).body;
		assert.deepEqual( Object.keys( types ), [
			'physical',
			'downloads',
			'subscriptions',
			'memberships',
			'bookings',
			'product-bundles',
			'product-add-ons',
		] );
		assert.equal( types.physical.default, true );
	} );

	it( 'creates a product from a template', async () => {
		for ( const [ name, type ] of [
			[ 'physical', 'simple' ],
			[ 'digital', 'simple' ],
			[ 'variable', 'variable' ],
		] ) {
			const { body, text } = await api.send(
				'POST',
				`${ TASKS }/create_product_from_template`,
				{ template_name: name }
			);
			assert.ok( body.id > 0, text );
			assert.equal( body.type, type );
			assert.equal( body.status, 'draft' );
			assert.equal(
				php( `return get_post_type( ${ body.id } );` ),
				'product'
			);
			await api.send(
				'DELETE',
				`/wc-analytics/products/${ body.id }?force=true`
			);
		}
		const custom = await api.send(
			'POST',
			`${ TASKS }/create_product_from_template`,
			{
				template_name: 'physical',
				name: 'Of my own',
				regular_price: '5',
				type: 'variable',
			}
		);
		assert.equal( custom.body.name, 'Of my own' );
		assert.equal( custom.body.regular_price, '5' );
		assert.equal( custom.body.type, 'simple' );
		await api.send(
			'DELETE',
			`/wc-analytics/products/${ custom.body.id }?force=true`
		);
		await Promise.all(
			[ undefined, '', 'nope', [ 'physical' ], ...HOSTILE ].map(
				async ( name ) => {
					assertBadRequest(
						await api.send(
							'POST',
							`${ TASKS }/create_product_from_template`,
							{ template_name: name }
						),
						String( name )
					);
				}
			)
		);
	} );
} );
