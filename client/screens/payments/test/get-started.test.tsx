import { screen } from '@testing-library/react';
import { button, FAILED, press, snackbars } from '../../../test/support';
import { GATEWAYS, listWrites, PLUGINS } from './support';
import {
	listTitles,
	openRecommended,
	section,
	suggestion,
} from './suggestions-support';

const INSTALL = `POST ${ PLUGINS }/install`;
const ACTIVATE = `POST ${ PLUGINS }/activate`;

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'Get started', () => {
	const NAME = 'Get started with Pay & a';
	const isOpen = () => button( NAME ).getAttribute( 'aria-expanded' );
	const LIST = [ suggestion( 'a', { plugins: [ 'one', 'two' ] } ) ];

	it( 'asks first, and can be cancelled', async () => {
		const calls = await openRecommended( LIST );
		expect( isOpen() ).toBe( 'false' );
		await press( NAME );
		expect( isOpen() ).toBe( 'true' );
		await press( 'Cancel' );
		expect( isOpen() ).toBe( 'false' );
		expect( button( NAME ) ).toHaveFocus();
		await press( NAME );
		await press( NAME );
		expect( isOpen() ).toBe( 'false' );
		expect( listWrites( calls ) ).toEqual( [] );
	} );

	it( 'installs and activates, and loads the new payment methods', async () => {
		const calls = await openRecommended( LIST, {
			[ INSTALL ]: { data: { installed: [ 'one', 'two' ] } },
			[ ACTIVATE ]: { data: { activated: [ 'one', 'two' ] } },
		} );
		const countLoads = () =>
			calls.filter( ( { path } ) => path === GATEWAYS ).length;
		const before = countLoads();
		await press( NAME );
		await press( 'Install & enable' );
		expect( listWrites( calls ) ).toEqual( [
			[ INSTALL, { plugins: 'one,two' } ],
			[ ACTIVATE, { plugins: 'one,two' } ],
		] );
		expect( snackbars() ).toHaveTextContent( 'Pay & a activated.' );
		expect( listTitles() ).toEqual( [ 'Pay & a Active' ] );
		expect( screen.queryByRole( 'button', { name: NAME } ) ).toBeNull();
		expect( countLoads() ).toBe( before + 1 );
	} );

	it( 'shows an error until it is closed', async () => {
		await openRecommended( LIST, { [ INSTALL ]: FAILED } );
		await press( NAME );
		await press( 'Install & enable' );
		expect( section().getByRole( 'alert' ) ).toHaveTextContent(
			'Not today.'
		);
		expect( isOpen() ).toBe( 'true' );
		expect( snackbars() ).toBeEmptyDOMElement();
		await press( 'Continue without installing' );
		expect( section().queryByRole( 'alert' ) ).toBeNull();
		expect( isOpen() ).toBe( 'false' );
	} );
} );
