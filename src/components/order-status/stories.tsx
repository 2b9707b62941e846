import { OrderStatus } from '.';
import type { Stories } from '../gallery/types';

const NAMES = { completed: 'Completed', failed: 'Failed' };

const stories: Stories = {
	components: [ 'OrderStatus' ],
	stories: {
		Completed: () => (
			<OrderStatus
				order={ { status: 'completed' } }
				orderStatusMap={ NAMES }
			/>
		),
		Failed: () => (
			<OrderStatus
				order={ { status: 'failed' } }
				orderStatusMap={ NAMES }
			/>
		),
	},
};
export default stories;
