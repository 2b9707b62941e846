import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table, TableCard } from '..';
import { headers, rows } from './fixtures';

/* Chunks that fail to load, for example after an update of the plugin. */
jest.mock( '../cells', () => {
	throw new Error( 'cells' );
} );
jest.mock( '../tools', () => {
	throw new Error( 'tools' );
} );
jest.mock( '../virtual', () => {
	throw new Error( 'virtual' );
} );

/** Returns the logged errors and forgets them. */
function takeErrors() {
	const { mock } = jest.mocked( console.error );
	return mock.calls.splice( 0 );
}

const settle = () => act( async () => {} );
beforeEach( () => {
	jest.spyOn( console, 'error' ).mockImplementation( () => {} );
} );

it( 'shows the first forty rows, and all if the virtualized rows cannot be loaded', async () => {
	const { container } = render(
		<Table
			caption="Many"
			headers={ [ { key: 'name', label: 'Name' } ] }
			rows={ Array.from( { length: 60 }, ( _row, index ) => [
				{ display: `Row ${ index }` },
			] ) }
			isVirtual
		/>
	);
	const getRows = () => [ ...container.querySelectorAll( 'tbody tr' ) ];
	expect( getRows() ).toHaveLength( 40 );
	await screen.findByText( 'Row 59' );
	expect( getRows() ).toHaveLength( 60 );
	expect( getRows()[ 59 ] ).toHaveAttribute( 'aria-rowindex', '61' );
	expect( takeErrors() ).toEqual( [
		[ 'Could not load the virtualized rows.', new Error( 'virtual' ) ],
	] );
} );

it( 'stays a table if the cell selection cannot be loaded', async () => {
	render(
		<Table
			caption="Months"
			headers={ headers }
			rows={ rows }
			hasCellSelection
		/>
	);
	await settle();
	expect( screen.getByRole( 'table', { name: 'Months' } ) ).toBeVisible();
	expect( takeErrors() ).toEqual( [
		[ 'Could not load the cell selection.', new Error( 'cells' ) ],
	] );
} );

it( 'tries again to load the column controls, without which columns can be hidden', async () => {
	render(
		<TableCard
			title="Revenue"
			headers={ headers }
			rows={ rows }
			rowsPerPage={ 25 }
			totalRows={ 2 }
			onLayoutChange={ jest.fn() }
		/>
	);
	const [ header ] = screen.getAllByRole( 'columnheader' );
	const hover = async () => {
		fireEvent.pointerOver( header as HTMLElement );
		await settle();
	};
	fireEvent.pointerOver( header as HTMLElement );
	await hover();
	const failure = [
		'Could not load the column controls.',
		new Error( 'tools' ),
	];
	expect( takeErrors() ).toEqual( [ failure ] );
	await hover();
	expect( takeErrors() ).toEqual( [ failure ] );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Choose which values to display' } )
	);
	const orders = await screen.findByRole( 'menuitemcheckbox', {
		name: 'Orders',
	} );
	expect( orders ).toBeChecked();
	await userEvent.click( orders );
	expect( orders ).not.toBeChecked();
	expect(
		screen.queryByRole( 'columnheader', { name: /Orders/ } )
	).not.toBeInTheDocument();
	takeErrors();
} );
