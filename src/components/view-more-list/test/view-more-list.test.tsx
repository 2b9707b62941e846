import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewMoreList } from '..';

describe( 'ViewMoreList', () => {
	it( 'shows the number of hidden items and opens all items', async () => {
		render(
			<ViewMoreList items={ [ 'Shirt', <b key="b">Shoe</b>, 'Hat' ] } />
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: '+2 more' } )
		);
		const items = await screen.findAllByRole( 'listitem', {
			hidden: true,
		} );
		expect( items.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Shirt',
			'Shoe',
			'Hat',
		] );
	} );

	it( 'uses the label as accessible name', () => {
		render(
			<ViewMoreList
				items={ [ 'Shirt', 'Shoe' ] }
				label="+1 more product of order 7"
			/>
		);
		expect(
			screen.getByRole( 'button', { name: '+1 more product of order 7' } )
		).toHaveTextContent( '+1 more' );
	} );

	it.each( [ [ [] ], [ [ 'Shirt' ] ] ] )(
		'renders nothing for %p',
		( items ) => {
			const { container } = render( <ViewMoreList items={ items } /> );
			expect( container ).toBeEmptyDOMElement();
		}
	);
} );
