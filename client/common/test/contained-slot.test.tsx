import { Fill, SlotFillProvider } from '@wordpress/components';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SlotName } from '@storedeck/extend';
import { getExtensionFailures } from '@storedeck/hooks';
import { ContainedSlot } from '../contained-slot';

interface Declarations {
	readDeclarations: ( root: string, kind: 'slots' ) => { source: string }[];
}

const { readDeclarations } = jest.requireActual< Declarations >(
	'../../../bin/docs/declarations.mjs'
);

const NAME = 'AbbreviatedNotification';

const Broken = (): ReactNode => {
	throw new Error( 'The fill is broken.' );
};

const renderSlot = ( ...fills: ReactNode[] ) =>
	render(
		<SlotFillProvider>
			<ContainedSlot name={ NAME }>Default</ContainedSlot>
			{ fills.map( ( fill, index ) => (
				<Fill key={ index } name={ NAME }>
					{ fill }
				</Fill>
			) ) }
		</SlotFillProvider>
	);

describe( 'ContainedSlot', () => {
	let error: jest.SpyInstance;

	beforeEach( () => {
		error = jest.spyOn( console, 'error' ).mockImplementation();
	} );

	afterEach( () => {
		error.mockRestore();
	} );

	it( 'leaves out a fill that throws, reports it and keeps the others', () => {
		renderSlot( <b>First</b>, <Broken />, <b>Last</b> );
		expect( screen.getByText( 'First' ) ).toBeVisible();
		expect( screen.getByText( 'Last' ) ).toBeVisible();
		expect( screen.queryByText( 'Default' ) ).toBeNull();
		expect( getExtensionFailures() ).toContainEqual(
			expect.objectContaining( {
				type: 'slot',
				hook: NAME,
				message: 'The fill is broken.',
			} )
		);
		expect( error ).toHaveBeenCalled();
	} );

	it( 'shows the default content when the only fill throws', () => {
		renderSlot( <Broken /> );
		expect( screen.getByText( 'Default' ) ).toBeVisible();
		expect( error ).toHaveBeenCalled();
	} );

	it.each(
		readDeclarations( process.cwd(), 'slots' ).map( ( { source } ) =>
			source.replaceAll( '${ string }', 'acme' )
		)
	)( 'contains a fill of %s that throws', ( name ) => {
		render(
			<SlotFillProvider>
				<ContainedSlot name={ name as SlotName }>Default</ContainedSlot>
				<Fill name={ name }>
					<Broken />
				</Fill>
			</SlotFillProvider>
		);
		expect( screen.getByText( 'Default' ) ).toBeVisible();
		expect( getExtensionFailures() ).toContainEqual(
			expect.objectContaining( { type: 'slot', hook: name } )
		);
	} );

	it( 'shows the default content without fills', () => {
		renderSlot();
		expect( screen.getByText( 'Default' ) ).toBeVisible();
	} );
} );
