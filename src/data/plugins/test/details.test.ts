import { pluginsStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( pluginsStore );
const dispatch = () => registry.dispatch( pluginsStore );

beforeEach( async () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( pluginsStore );
	dispatch().updateActivePlugins( [ 'mailpoet', 'storedeck' ], true );
	select().getPluginDetails();
	await settle();
	await calls.shift()?.respond( [
		{
			plugin: 'mailpoet/mailpoet',
			name: 'MailPoet',
			version: '4.0',
			author: 'M',
			description: { raw: 'Writes.' },
			status: 'active',
		},
		{
			plugin: 'hello',
			status: 'inactive',
			missing_plugins: [ 'WooCommerce' ],
		},
	] );
} );

afterEach( () => jest.useRealTimers() );

it( 'returns the installed plugins with getPluginDetails', () => {
	expect( select().getPluginDetails() ).toEqual( [
		{
			file: 'mailpoet/mailpoet',
			slug: 'mailpoet',
			name: 'MailPoet',
			version: '4.0',
			author: 'M',
			description: 'Writes.',
			isActive: true,
			missingPlugins: [],
		},
		{
			file: 'hello',
			slug: 'hello',
			name: 'hello',
			version: '',
			author: '',
			description: '',
			isActive: false,
			missingPlugins: [ 'WooCommerce' ],
		},
	] );
} );

it( 'deactivates a plugin in every list with deactivatePlugin', async () => {
	const done = dispatch().deactivatePlugin( 'mailpoet/mailpoet' );
	await settle();
	expect( calls[ 0 ] ).toMatchObject( {
		method: 'PUT',
		path: '/wp/v2/plugins/mailpoet/mailpoet',
		data: { status: 'inactive' },
	} );
	await calls[ 0 ]?.respond( {
		plugin: 'mailpoet/mailpoet',
		status: 'inactive',
	} );
	await done;
	expect( select().getActivePlugins() ).toEqual( [ 'storedeck' ] );
	expect( select().getPluginDetails()[ 0 ]?.isActive ).toBe( false );
} );

it( 'stores the error of deactivatePlugin', async () => {
	const done = dispatch().deactivatePlugin( 'mailpoet/mailpoet' );
	await settle();
	await Promise.all( [
		expect( done ).rejects.toThrow( 'Not now.' ),
		calls[ 0 ]?.fail( 'Not now.' ),
	] );
	expect( select().getPluginsError( 'deactivatePlugin' ) ).toMatchObject( {
		message: 'Not now.',
	} );
	expect( select().getActivePlugins() ).toContain( 'mailpoet' );
} );
