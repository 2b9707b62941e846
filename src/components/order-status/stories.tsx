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
		'All statuses': () => (
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
		'Label first': () => (
			<OrderStatus
				order={ { status: 'processing' } }
				orderStatusMap={ NAMES }
				labelPositionToLeft
			/>
		),
		'Unknown status': () => (
			<OrderStatus order={ { status: 'wc-awaiting-pickup' } } />
		),
	},
};
export default stories;
