import { render, screen } from '@testing-library/react';
import { ReviewerCell } from '../reviewer-cell';

it( 'lets a long email address of a reviewer wrap after the @, not in its domain', () => {
	render(
		<ReviewerCell
			review={ {
				id: 1,
				reviewer: 'Ada',
				reviewer_email: 'ada@shop.example.test',
			} }
		/>
	);
	const link = screen.getByRole( 'link' );
	expect( link.innerHTML ).toBe( 'ada@<wbr>shop.example.test' );
	expect( link ).toHaveAttribute( 'href', 'mailto:ada%40shop.example.test' );
} );
