import fc from 'fast-check';
import { optionsStore } from '../../options';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { PluginError } from '../plugin-error';
import { pluginsStore } from '../store';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( pluginsStore );
const dispatch = () => registry.dispatch( pluginsStore );

const begin = () => {
	calls = fakeNetwork();
	registry = createTestRegistry( pluginsStore, optionsStore );
};

beforeEach( () => {
	jest.useFakeTimers();
	begin();
} );

afterEach( () => jest.useRealTimers() );

/** The error that a promise rejects with. */
const failureOf = ( promise: Promise< unknown > ) =>
	promise.then(
		() => undefined,
		( error: unknown ) => error
	);

const answerOf = (
	kind: 'installed' | 'activated',
	done: readonly string[],
	errors: Readonly< Record< string, readonly string[] > > = {}
) => ( {
	data: { [ kind ]: done, results: {}, install_time: {} },
	errors: { errors, error_data: {} },
	success: Object.keys( errors ).length === 0,
	message: '',
} );

describe( 'installing', () => {
	it( 'sends the slugs separated by commas and stores the installed plugins', async () => {
		const done = dispatch().installPlugins( [ 'mailpoet', 'jetpack' ] );
		await settle();
		expect( calls ).toMatchObject( [
			{
				path: '/wc-admin/plugins/install',
				method: 'POST',
				data: { plugins: 'mailpoet,jetpack' },
			},
		] );
		expect( select().isPluginsRequesting( 'installPlugins' ) ).toBe( true );
		const response = answerOf( 'installed', [ 'mailpoet', 'jetpack' ] );
		await calls[ 0 ]?.respond( response );

		expect( await done ).toEqual( response );
		expect( select().getInstalledPlugins() ).toEqual( [
			'mailpoet',
			'jetpack',
		] );
		expect( select().isPluginsRequesting( 'installPlugins' ) ).toBe(
			false
		);
	} );

	it( 'stores the installed plugin when one of two fails', async () => {
		const failed = failureOf(
			dispatch().installPlugins( [ 'mailpoet', 'jetpack' ] )
		);
		await settle();
		await calls[ 0 ]?.respond(
			answerOf( 'installed', [ 'mailpoet' ], { jetpack: [ 'No room.' ] } )
		);
		const error = await failed;

		expect( error ).toEqual(
			new Error( 'Could not install jetpack plugin, No room.' )
		);
		expect( error ).toMatchObject( { data: { jetpack: [ 'No room.' ] } } );
		expect( select().getPluginsError( 'installPlugins' ) ).toBe( error );
		expect( select().isPluginsRequesting( 'installPlugins' ) ).toBe(
			false
		);
		expect( select().getInstalledPlugins() ).toEqual( [ 'mailpoet' ] );
	} );

	it( 'names all plugins that failed', async () => {
		const failed = failureOf( dispatch().installPlugins( [ 'a', 'b' ] ) );
		await settle();
		await calls[ 0 ]?.respond(
			answerOf( 'installed', [], { a: [ 'One.' ], b: [ 'Two.' ] } )
		);

		expect( await failed ).toEqual(
			new Error(
				'Could not install the following plugins: a, b with these Errors: One., \nTwo.'
			)
		);
	} );

	it( 'stores the message of a request that fails', async () => {
		const failed = failureOf( dispatch().installPlugins( [ 'jetpack' ] ) );
		await settle();
		await calls[ 0 ]?.fail( {
			status: 400,
			code: 'acme_disk_full',
			message: 'The disk is full.',
		} );

		expect( await failed ).toMatchObject( {
			message: 'Could not install jetpack plugin, The disk is full.',
			data: { jetpack: [ 'The disk is full.' ] },
			code: 'acme_disk_full',
			status: 400,
		} );
		expect( await failed ).toBeInstanceOf( PluginError );
	} );

	it( 'keeps the response of a list in flight', async () => {
		select().getInstalledPlugins();
		await settle();
		const done = dispatch().installPlugins( [ 'jetpack' ] );
		await settle();
		await calls[ 1 ]?.respond( answerOf( 'installed', [ 'jetpack' ] ) );
		await done;
		await calls[ 0 ]?.respond( { plugins: [ 'old' ] } );
		await calls[ 2 ]?.respond( { plugins: [ 'old', 'jetpack' ] } );

		expect( select().getInstalledPlugins() ).toEqual( [
			'old',
			'jetpack',
		] );
	} );
} );

describe( 'activating', () => {
	it( 'stores the error by its own name', async () => {
		const failed = failureOf( dispatch().activatePlugins( [ 'jetpack' ] ) );
		await settle();
		expect( calls[ 0 ]?.path ).toBe( '/wc-admin/plugins/activate' );
		await calls[ 0 ]?.respond(
			answerOf( 'activated', [], { jetpack: [ 'It crashed.' ] } )
		);

		expect( await failed ).toEqual(
			new Error( 'Could not activate jetpack plugin, It crashed.' )
		);
		expect( select().getPluginsError( 'activatePlugins' ) ).toBe(
			await failed
		);
		expect( select().getPluginsError( 'installPlugins' ) ).toBe( false );
	} );

	it( 'makes plugins installed and active, each once', async () => {
		dispatch().updateActivePlugins( [ 'jetpack' ] );
		const done = dispatch().activatePlugins( [ 'jetpack', 'mailpoet' ] );
		await settle();
		await calls[ 0 ]?.respond(
			answerOf( 'activated', [ 'jetpack', 'mailpoet' ] )
		);
		await done;

		expect( select().getActivePlugins() ).toEqual( [
			'jetpack',
			'mailpoet',
		] );
		expect( select().getPluginInstallState( 'mailpoet' ) ).toBe(
			'activated'
		);
	} );

	it( 'activates plugins after an installation', async () => {
		const done = dispatch().installAndActivatePlugins( [ 'mailpoet' ] );
		await settle();
		await calls[ 0 ]?.respond( answerOf( 'installed', [ 'mailpoet' ] ) );
		await calls[ 1 ]?.respond( {
			...answerOf( 'activated', [ 'mailpoet' ] ),
			message: 'Runs.',
		} );

		expect( await done ).toMatchObject( {
			message: 'Runs.',
			data: { installed: [ 'mailpoet' ], activated: [ 'mailpoet' ] },
		} );
	} );

	it( 'does not activate plugins after a failed installation', async () => {
		const failed = failureOf(
			dispatch().installAndActivatePlugins( [ 'mailpoet' ] )
		);
		await settle();
		await calls[ 0 ]?.respond(
			answerOf( 'installed', [], { mailpoet: [ 'No.' ] } )
		);

		expect( await failed ).toBeInstanceOf( PluginError );
		expect( calls ).toHaveLength( 1 );
	} );
} );

const messageOf = ( action: string, bad: string[] ) =>
	bad.length === 1
		? `Could not ${ action } ${ bad[ 0 ] } plugin, ${ bad[ 0 ] }!`
		: `Could not ${ action } the following plugins: ${ bad.join(
				', '
		  ) } with these Errors: ${ bad.join( '!, \n' ) }!`;

it( 'stores successes and reports errors in any combination', async () => {
	jest.useRealTimers();
	const slug = fc.stringMatching( /^[a-z][a-z0-9-]{0,8}$/ );
	await fc.assert(
		fc.asyncProperty(
			fc.uniqueArray( slug, { minLength: 1, maxLength: 6 } ),
			fc.uniqueArray( slug, { maxLength: 3 } ),
			fc.func( fc.boolean() ),
			fc.constantFrom( 'install' as const, 'activate' as const ),
			async ( slugs, known, works, action ) => {
				const good = slugs.filter( works );
				const bad = slugs.filter( ( one ) => ! works( one ) );
				const done = action === 'install' ? 'installed' : 'activated';
				fakeNetwork( {
					[ `POST /wc-admin/plugins/${ action }` ]: answerOf(
						done,
						good,
						Object.fromEntries(
							bad.map( ( one ) => [ one, [ `${ one }!` ] ] )
						)
					),
				} );
				registry = createTestRegistry( pluginsStore );
				dispatch().updateInstalledPlugins( known );
				dispatch().updateActivePlugins( known );
				const error = await failureOf(
					action === 'install'
						? dispatch().installPlugins( slugs )
						: dispatch().activatePlugins( slugs )
				);

				const state = registry
					.select( pluginsStore )
					.getResourceState();
				const list =
					action === 'install'
						? pluginsOf( state, 'getInstalledPlugins' )
						: pluginsOf( state, 'getActivePlugins' );
				expect( list ).toEqual( [
					...new Set( [ ...known, ...good ] ),
				] );
				const pluginError =
					error instanceof PluginError ? error : undefined;
				expect( pluginError?.data ).toEqual(
					bad.length > 0
						? Object.fromEntries(
								bad.map( ( one ) => [ one, [ `${ one }!` ] ] )
						  )
						: undefined
				);
				expect( pluginError?.message ?? '' ).toBe(
					bad.length === 0 ? '' : messageOf( action, bad )
				);
			}
		),
		{ numRuns: 40 }
	);
} );

/** Reads without sending requests. */
function pluginsOf(
	state: ReturnType< ReturnType< typeof select >[ 'getResourceState' ] >,
	name: string
) {
	const [ , response ] =
		Object.entries( state.visible.responses ).find( ( [ key ] ) =>
			key.startsWith( name )
		) ?? [];
	return response?.data;
}
