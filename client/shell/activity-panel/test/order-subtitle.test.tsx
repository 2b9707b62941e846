import { render } from '@testing-library/react';
import { OrderSubtitle } from '../order-subtitle';

it( 'isolates the total from the direction of the text around it', () => {
	const { container } = render(
		<OrderSubtitle
			order={ {
				id: 7,
				number: '7',
				status: 'processing',
				total: -2.57,
				currency: { code: 'USD', symbol: '$' },
				items: 2,
				date: '2026-01-02T03:04:05',
				customer: '',
			} }
		/>
	);
	expect( container ).toHaveTextContent(
		/^2 items, -\$2\.57 · January 2, 2026$/
	);
	expect( container.querySelector( 'bdi' ) ).toHaveTextContent(
		/^-\$2\.57$/
	);
} );
