import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { Table, TableCard } from '../..';
import { headers, rows } from '../../test/fixtures';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const cell = ( name: string ) => screen.getByRole( 'gridcell', { name } );
const january = () => screen.getByRole( 'rowheader', { name: 'January' } );

async function setup() {
	const user = userEvent.setup();
	const onEnd = jest.fn();
	const element = ( hasCellSelection: boolean ) => (
		<Table
			caption="Months"
			headers={ headers }
			rows={ rows }
			hasCellSelection={ hasCellSelection }
			onCellSelectionEnd={ onEnd }
		/>
	);
	const { rerender } = render( element( false ) );
	rerender( element( true ) );
	await waitFor( () => expect( january() ).toHaveFocus() );
	return { user, onEnd };
}

const selected = () =>
	[ ...document.querySelectorAll( '[aria-selected="true"]' ) ].map(
		( { textContent } ) => textContent
	);

describe( 'Table cells', () => {
	it( 'renders a plain table by default', () => {
		render( <Table caption="x" headers={ headers } rows={ rows } /> );
		expect( screen.getByRole( 'table' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'gridcell' ) ).not.toBeInTheDocument();
		expect( document.querySelector( 'td[tabindex]' ) ).toBeNull();
	} );

	it( 'does not move focus in a table that starts as a grid', async () => {
		render(
			<Table
				caption="x"
				headers={ headers }
				rows={ rows }
				hasCellSelection
			/>
		);
		await screen.findByRole( 'grid' );
		expect( document.body ).toHaveFocus();
		expect( january() ).toHaveAttribute( 'tabindex', '0' );
	} );

	it( 'is a grid with a single tab stop and arrow keys', async () => {
		const { user } = await setup();
		expect(
			screen.getByRole( 'grid', { name: 'Months' } )
		).toHaveAttribute( 'aria-multiselectable', 'true' );
		await user.keyboard( '{ArrowRight}{ArrowDown}' );
		await waitFor( () => expect( cell( '0' ) ).toHaveFocus() );
		expect( selected() ).toEqual( [ '0' ] );
		expect(
			document.querySelectorAll( 'tbody [tabindex="0"]' )
		).toHaveLength( 1 );
	} );

	it( 'selects cells with Shift, copies them and announces the result', async () => {
		const { user } = await setup();
		await user.keyboard( '{Shift>}{ArrowDown}{ArrowRight}{/Shift}' );
		expect( selected() ).toEqual( [ 'January', '10', 'February', '0' ] );
		expect( speak ).toHaveBeenLastCalledWith( '4 cells selected' );
		await user.keyboard( '{Control>}c{/Control}' );
		expect( await navigator.clipboard.readText() ).toBe(
			'January\t10\nFebruary\t0'
		);
		await screen.findByText( '4 cells copied' );
		expect( speak ).toHaveBeenLastCalledWith( '4 cells copied' );
	} );

	it( 'selects cells with the mouse', async () => {
		const { user } = await setup();
		await user.pointer( [
			{ keys: '[MouseLeft>]', target: cell( '10' ) },
			{ target: cell( '$675.00' ) },
			{ keys: '[/MouseLeft]' },
			{ target: january() },
		] );
		expect( selected() ).toEqual( [ '10', '$530.00', '0', '$675.00' ] );
		fireEvent(
			january(),
			new MouseEvent( 'pointerdown', { bubbles: true, shiftKey: true } )
		);
		expect( selected() ).toEqual( [ 'January', '10' ] );
		await user.click( screen.getByRole( 'button', { name: 'Copy' } ) );
		expect( await navigator.clipboard.readText() ).toBe( 'January\t10' );
	} );

	it( 'clears the selection with Escape and then ends cell selection', async () => {
		const { user, onEnd } = await setup();
		await user.keyboard( '{Shift>}{ArrowDown}{/Shift}{Escape}' );
		expect( selected() ).toEqual( [ 'February' ] );
		expect( onEnd ).not.toHaveBeenCalled();
		await user.keyboard( '{Escape}' );
		expect( onEnd ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'TableCard cells', () => {
	it( 'offers cell selection in the menu and returns focus to it', async () => {
		const user = userEvent.setup();
		render(
			<TableCard
				title="Months"
				headers={ headers }
				rows={ rows }
				rowsPerPage={ 25 }
				totalRows={ 2 }
				canSelectCells
			/>
		);
		const menu = screen.getByRole( 'button', {
			name: 'Choose which values to display',
		} );
		await user.click( menu );
		await user.click(
			await screen.findByRole( 'menuitemcheckbox', {
				name: 'Select cells',
			} )
		);
		await waitFor( () => expect( january() ).toHaveFocus() );
		await user.click( screen.getByRole( 'button', { name: 'Done' } ) );
		expect( screen.getByRole( 'table' ) ).toBeInTheDocument();
		expect( menu ).toHaveFocus();
	} );
} );
