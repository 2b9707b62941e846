import { OrderStatus } from '.';
import type { Stories } from '../gallery/types';

const NAMES: Record< string, string > = {
	pending: 'Pending payment',
	processing: 'Processing',
	'on-hold': 'On hold',
	completed: 'Completed',
	cancelled: 'Cancelled',
	refunded: 'Refunded',
	failed: 'Failed',
};

const stories: Stories = {
	components: [ 'OrderStatus' ],
	stories: {
		'Every status': () => (
			<ul>
				{ Object.keys( NAMES ).map( ( status ) => (
					<li key={ status }>
						<OrderStatus
							order={ { status } }
							orderStatusMap={ NAMES }
						/>
					</li>
				) ) }
			</ul>
		),
		'Name first': () => (
			<OrderStatus
				order={ { status: 'processing' } }
				orderStatusMap={ NAMES }
				labelPositionToLeft
			/>
		),
		'A status that nobody named': () => (
			<OrderStatus order={ { status: 'wc-awaiting-pickup' } } />
		),
	},
};
export default stories;
