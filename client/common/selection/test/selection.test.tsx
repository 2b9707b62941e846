import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { BulkActions, useRowFocus, useSelection } from '..';

describe( 'useSelection', () => {
	it( 'selects single rows and all rows', () => {
		const { result } = renderHook( () => useSelection( [ 1, 2, 3 ] ) );
		act( () => result.current.toggle( 3 ) );
		act( () => result.current.toggle( 1 ) );
		expect( result.current.ids ).toEqual( [ 1, 3 ] );
		act( () => result.current.toggle( 3 ) );
		expect( result.current.ids ).toEqual( [ 1 ] );
		act( () => result.current.toggleAll() );
		expect( result.current.isAll ).toBe( true );
		act( () => result.current.toggleAll() );
		expect( result.current.ids ).toEqual( [] );
	} );

	it( 'deselects rows that are no longer on the page', () => {
		const { result, rerender } = renderHook(
			( page: number[] ) => useSelection( page ),
			{ initialProps: [ 1, 2 ] }
		);
		act( () => result.current.toggleAll() );
		rerender( [ 2, 5 ] );
		expect( result.current.ids ).toEqual( [ 2 ] );
		expect( result.current.isAll ).toBe( false );
	} );

	it( 'does not report an empty page as fully selected', () => {
		const { result } = renderHook( () => useSelection( [] ) );
		expect( result.current.isAll ).toBe( false );
	} );
} );

describe( 'BulkActions', () => {
	const options = [ { value: 'spam', label: 'Spam' } ];

	it( 'applies the selected action only when rows are selected', async () => {
		const onApply = jest.fn();
		const { rerender } = render(
			<BulkActions options={ options } count={ 0 } onApply={ onApply } />
		);
		const apply = screen.getByRole( 'button', { name: 'Apply' } );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Bulk actions' } ),
			'Spam'
		);
		await userEvent.click( apply );
		expect( onApply ).not.toHaveBeenCalled();

		rerender(
			<BulkActions options={ options } count={ 2 } onApply={ onApply } />
		);
		expect( screen.getByText( '2 selected' ) ).toBeInTheDocument();
		await userEvent.click( apply );
		expect( onApply ).toHaveBeenCalledWith( 'spam' );
	} );
} );

describe( 'useRowFocus', () => {
	function Rows( { ids }: { ids: number[] } ) {
		const container = useRef< HTMLDivElement >( null );
		useRowFocus( container, ids );
		return (
			<div ref={ container } tabIndex={ -1 } data-testid="container">
				<table>
					<tbody>
						{ ids.map( ( id ) => (
							<tr key={ id }>
								<td>
									<button>{ `Row ${ id }` }</button>
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		);
	}

	it( 'moves the focus to the row that takes the place of the removed one', () => {
		const { rerender } = render( <Rows ids={ [ 1, 2, 3 ] } /> );
		screen.getByRole( 'button', { name: 'Row 2' } ).focus();
		rerender( <Rows ids={ [ 1, 3 ] } /> );
		expect( screen.getByRole( 'button', { name: 'Row 3' } ) ).toHaveFocus();
		rerender( <Rows ids={ [ 1 ] } /> );
		expect( screen.getByRole( 'button', { name: 'Row 1' } ) ).toHaveFocus();
		rerender( <Rows ids={ [] } /> );
		expect( screen.getByTestId( 'container' ) ).toHaveFocus();
	} );

	it( 'does not take the focus from elsewhere', () => {
		const { rerender } = render( <Rows ids={ [ 1, 2 ] } /> );
		rerender( <Rows ids={ [ 1 ] } /> );
		expect( document.body ).toHaveFocus();
	} );
} );
