import { act, render } from '@testing-library/react';
import { RegistryProvider, useSelect } from '@wordpress/data';
import { StrictMode } from '@wordpress/element';
import { createResourceStore } from '../create-resource-store';
import { defineResource } from '../define-resource';
import { useSubscription } from '../use-subscription';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

const things = defineResource< [ name: string ], string >( {
	name: 'getThing',
	selectors: [ 'getThing' ],
	defaultValue: 'nothing',
	request: ( name ) => ( { path: `/things/${ name }` } ),
} );
const store = createResourceStore( {
	name: 'test/things',
	resources: [ things ],
	selectors: { getThing: things.getData },
	actions: {},
} );

function Screen( { name }: { name: string } ) {
	useSubscription( store.name, [ [ 'getThing', [ name ] ] ] );
	const thing = useSelect(
		( select ) => select( store ).getThing( name ),
		[ name ]
	);
	return <p>{ thing }</p>;
}

let calls: Call[];
let registry: TestRegistry;
const inRegistry = ( content: JSX.Element | null ) => (
	<StrictMode>
		<RegistryProvider value={ registry }>{ content }</RegistryProvider>
	</StrictMode>
);

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( store );
} );

afterEach( () => jest.useRealTimers() );

describe( 'useSubscription', () => {
	it( 'aborts requests in flight on unmount', async () => {
		const { rerender } = render( inRegistry( <Screen name="a" /> ) );
		await act( settle );
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ]?.isAborted ).toBe( false );

		rerender( inRegistry( null ) );
		await act( settle );
		expect( calls[ 0 ]?.isAborted ).toBe( true );
	} );

	it( 'aborts the request of the previous arguments', async () => {
		const { rerender } = render( inRegistry( <Screen name="a" /> ) );
		await act( settle );
		rerender( inRegistry( <Screen name="b" /> ) );
		await act( settle );

		expect(
			calls.map( ( { path, isAborted } ) => [ path, isAborted ] )
		).toEqual( [
			[ '/things/a', true ],
			[ '/things/b', false ],
		] );
	} );

	it( 'requests again, and shows the response, after remounting', async () => {
		const { rerender, findByText } = render(
			inRegistry( <Screen name="a" /> )
		);
		await act( settle );
		rerender( inRegistry( null ) );
		await act( settle );
		rerender( inRegistry( <Screen name="a" /> ) );
		await act( settle );
		await act( async () => calls[ 1 ]?.respond( 'a hat' ) );

		expect( await findByText( 'a hat' ) ).toBeInTheDocument();
	} );
} );
