import { act, renderHook } from '@testing-library/react';
import { openPanel } from '../open-panel';
import { usePanel } from '../use-panel';

beforeEach( () => {
	window.storedeckSettings = {
		currentUser: {
			id: 1,
			name: '',
			capabilities: { manage_woocommerce: true },
			preferences: {},
		},
	};
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

const render = () => renderHook( () => usePanel( '/' ) );

it( 'opens a panel that is requested after the header was loaded', () => {
	const { result } = render();
	act( () => openPanel( 'inbox' ) );
	expect( result.current.open?.id ).toBe( 'inbox' );
} );

it( 'opens a panel that was requested before the header was loaded, once', () => {
	openPanel( 'inbox' );
	const { result, unmount } = render();
	expect( result.current.open?.id ).toBe( 'inbox' );
	unmount();
	expect( render().result.current.open ).toBeUndefined();
} );
