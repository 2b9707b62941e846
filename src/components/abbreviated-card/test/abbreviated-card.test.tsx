import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AbbreviatedCard } from '..';

it( 'renders a link whose accessible name is the text of the card', async () => {
	const onClick = jest.fn( () => false );
	const { container } = render(
		<AbbreviatedCard
			href="admin.php?page=storedeck"
			icon={ <i>★</i> }
			onClick={ onClick }
			className="mine"
		>
			<h3>Orders</h3>
		</AbbreviatedCard>
	);
	const link = screen.getByRole( 'link', { name: 'Orders' } );
	expect( link ).toHaveAttribute( 'href', 'admin.php?page=storedeck' );
	expect( link ).toHaveAttribute( 'data-link-type', 'wc-admin' );
	expect( container.firstChild ).toHaveClass(
		'woocommerce-abbreviated-card',
		'mine'
	);
	await userEvent.click( link );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
} );

it( 'renders the link type', () => {
	render(
		<AbbreviatedCard href="edit.php" type="wp-admin" icon={ <i /> }>
			Posts
		</AbbreviatedCard>
	);
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'data-link-type',
		'wp-admin'
	);
} );
