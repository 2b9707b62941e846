import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import deprecated from '@wordpress/deprecated';
import { List } from '..';

jest.mock( '@wordpress/deprecated' );

describe( 'List', () => {
	it( 'renders a list of text items and logs a deprecation notice', () => {
		render(
			<List
				items={ [
					{ title: 'One', content: 'Text', before: '←', after: '→' },
					{ title: 'Two' },
				] }
			/>
		);
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
		expect( screen.getByRole( 'list' ) ).toHaveTextContent(
			'←OneText→Two'
		);
		expect( deprecated ).toHaveBeenCalled();
	} );

	it( 'renders a menu if all items are links or buttons', async () => {
		const onClick = jest.fn();
		render(
			<List
				items={ [
					{ title: 'Do', onClick, listItemTag: 'do' },
					{ title: 'Open', href: '#there', target: '_blank' },
					{ title: 'Go', href: 'edit.php', linkType: 'wp-admin' },
				] }
			/>
		);
		const user = userEvent.setup();
		expect( screen.getByRole( 'menu' ) ).toHaveClass( 'woocommerce-list' );
		const item = ( name: string ) =>
			screen.getByRole( 'menuitem', { name } );
		expect( item( 'Do' ) ).toHaveAttribute( 'data-list-item-tag', 'do' );
		expect( item( 'Open' ) ).toHaveAttribute(
			'data-link-type',
			'external'
		);
		expect( item( 'Go' ) ).toHaveAttribute( 'data-link-type', 'wp-admin' );
		await user.tab();
		expect( item( 'Do' ) ).toHaveFocus();
		await user.keyboard( '{Enter} ' );
		expect( onClick ).toHaveBeenCalledTimes( 2 );
		await user.click( item( 'Do' ) );
		expect( onClick ).toHaveBeenCalledTimes( 3 );
		await user.keyboard( '{ArrowDown}' );
		expect( item( 'Open' ) ).toHaveFocus();
		await user.keyboard( '{End}{ArrowDown}{ArrowUp}' );
		expect( item( 'Go' ) ).toHaveFocus();
		await user.keyboard( '{Home}' );
		expect( item( 'Do' ) ).toHaveFocus();
	} );

	it( 'renders a button among text items', async () => {
		const onClick = jest.fn();
		render(
			<List items={ [ { title: 'Read' }, { title: 'Do', onClick } ] } />
		);
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		screen.getByRole( 'button', { name: 'Do' } ).focus();
		await userEvent.keyboard( '{Enter}' );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'renders items with a render function', () => {
		render(
			<List items={ [ { title: 'A' }, { title: 'B' } ] }>
				{ ( { title }, index ) => `${ index }: ${ title }` }
			</List>
		);
		expect( screen.getByText( '1: B' ) ).toBeVisible();
	} );
} );
