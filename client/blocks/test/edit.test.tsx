import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disabled } from '@wordpress/components';
import type { ReactNode } from 'react';
import { useState } from '@wordpress/element';
import { Edit } from '../edit';
import type { Attributes } from '../fields';

// WordPress provides the editor.
jest.mock(
	'@wordpress/block-editor',
	() => ( {
		InspectorControls: ( { children }: { children: ReactNode } ) => (
			<aside>{ children }</aside>
		),
		useBlockProps: () => ( { 'data-testid': 'block' } ),
	} ),
	{ virtual: true }
);

const REPORTS = [ 'orders', 'products' ].map( ( id ) => ( {
	id,
	title: id.toUpperCase(),
	path: `/analytics/${ id }`,
	capability: 'view_woocommerce_reports',
} ) );

const mounted: HTMLElement[] = [];
const unmount = jest.fn();
let attributes: Attributes;

function Block( { initial }: { initial: Attributes } ) {
	const [ current, setCurrent ] = useState( initial );
	attributes = current;
	return (
		<Edit
			attributes={ current }
			setAttributes={ ( changes ) =>
				setCurrent( { ...current, ...changes } )
			}
			isSelected
		/>
	);
}

const open = ( name: string, props: Record< string, unknown > = {} ) =>
	render( <Block initial={ { name, props } } /> );
const field = ( name: string ) => screen.getByRole( 'combobox', { name } );
const select = ( name: string, option: string ) =>
	userEvent.selectOptions( field( name ), option );

// React 19 warns once about how WordPress' component sets an attribute.
beforeAll( () => {
	const log = jest.spyOn( console, 'error' ).mockReturnValue();
	render( <Disabled>Text</Disabled> ).unmount();
	log.mockRestore();
} );

beforeEach( () => {
	mounted.length = 0;
	unmount.mockClear();
	window.storedeckSettings = {
		reports: REPORTS,
		leaderboards: [ { id: 'coupons', label: 'Top coupons' } ],
	};
	window.storedeck = {
		mount: ( element ) => {
			mounted.push( element );
			return unmount;
		},
		mountAll: () => {},
		registerReport: () => {},
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
	delete window.storedeck;
} );

describe( 'the settings', () => {
	it( 'are those of the type, with their values', () => {
		open( 'report-chart', {
			report: 'products',
			chart: 'items_sold',
			period: 'year',
		} );
		expect( field( 'Type' ) ).toHaveDisplayValue( 'Chart' );
		expect( field( 'Report' ) ).toHaveDisplayValue( 'PRODUCTS' );
		expect( field( 'Period' ) ).toHaveValue( 'year' );
		expect( field( 'Compare to' ) ).toHaveDisplayValue( 'Store default' );
		expect( screen.getByRole( 'textbox', { name: 'Metric' } ) ).toHaveValue(
			'items_sold'
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Metric' } )
		).toHaveAccessibleDescription( /^Metric key/ );
		expect( screen.getByRole( 'textbox', { name: 'Title' } ) ).toHaveValue(
			''
		);
	} );

	it( 'change one prop and keep the others', async () => {
		open( 'report-table', { report: 'orders', title: 'Ours' } );
		await select( 'Report', 'products' );
		await select( 'Period', 'last_month' );
		expect( attributes ).toEqual( {
			name: 'report-table',
			props: { report: 'products', title: 'Ours', period: 'last_month' },
		} );
	} );

	it( 'remove a prop that is emptied', async () => {
		open( 'report-table', {
			report: 'orders',
			title: 'A',
			period: 'year',
		} );
		const title = screen.getByRole( 'textbox', { name: 'Title' } );
		await userEvent.type( title, 'b' );
		expect( attributes.props.title ).toBe( 'Ab' );
		await userEvent.clear( title );
		await select( 'Period', '' );
		expect( attributes.props ).toEqual( { report: 'orders' } );
	} );

	it( 'of another type keep the props that it has', async () => {
		open( 'report-chart', {
			report: 'products',
			chart: 'items_sold',
			title: 'Ours',
			period: 'year',
		} );
		await select( 'Type', 'report-table' );
		expect( attributes ).toEqual( {
			name: 'report-table',
			props: { report: 'products', title: 'Ours', period: 'year' },
		} );
		await select( 'Type', 'leaderboard' );
		// The required prop gets its first value.
		expect( attributes ).toEqual( {
			name: 'leaderboard',
			props: { list: 'coupons', period: 'year' },
		} );
		await select( 'Type', 'inbox' );
		expect( attributes ).toEqual( { name: 'inbox', props: {} } );
		expect( screen.getAllByRole( 'combobox' ) ).toHaveLength( 1 );
	} );
} );

describe( 'the preview', () => {
	const block = () => screen.getByTestId( 'block' );
	const placeholders = () =>
		Array.from(
			block().querySelectorAll< HTMLElement >( '[data-storedeck-mount]' )
		);

	it( 'mounts the placeholder with its props', () => {
		open( 'report-table', { report: 'orders' } );
		expect( mounted ).toEqual( placeholders() );
		expect( mounted ).toHaveLength( 1 );
		expect( { ...mounted[ 0 ]?.dataset } ).toEqual( {
			storedeckMount: 'report-table',
			props: '{"report":"orders"}',
		} );
	} );

	it( 'cannot be operated in the editor', () => {
		open( 'report-table', { report: 'orders' } );
		expect( placeholders()[ 0 ]?.closest( '[inert]' ) ).not.toBeNull();
	} );

	it( 'is mounted again when the props or the type change', async () => {
		open( 'report-table', { report: 'orders' } );
		await select( 'Report', 'products' );
		expect( unmount ).toHaveBeenCalledTimes( 1 );
		expect( placeholders() ).toHaveLength( 1 );
		expect( placeholders()[ 0 ]?.dataset.props ).toBe(
			'{"report":"products"}'
		);
		await select( 'Type', 'report-summary' );
		expect( unmount ).toHaveBeenCalledTimes( 2 );
		expect(
			placeholders().map( ( { dataset } ) => dataset.storedeckMount )
		).toEqual( [ 'report-summary' ] );
	} );

	it( 'stays mounted while its props are the same', () => {
		const { rerender } = open( 'report-table', { report: 'orders' } );
		rerender(
			<Block
				initial={ {
					name: 'report-table',
					props: { report: 'orders' },
				} }
			/>
		);
		expect( mounted ).toHaveLength( 1 );
		expect( unmount ).not.toHaveBeenCalled();
	} );

	it( 'is unmounted with the block', () => {
		open( 'report-table', { report: 'orders' } );
		const [ element ] = mounted;
		const { unmount: remove } = open( 'inbox' );
		remove();
		expect( unmount ).toHaveBeenCalledTimes( 1 );
		expect( element?.isConnected ).toBe( true );
		expect( mounted[ 1 ]?.isConnected ).toBe( false );
	} );

	it( 'is empty until the script of the app has loaded', () => {
		delete window.storedeck;
		const { unmount: remove } = open( 'inbox' );
		expect( placeholders() ).toHaveLength( 1 );
		expect( placeholders()[ 0 ] ).toBeEmptyDOMElement();
		remove();
	} );
} );
