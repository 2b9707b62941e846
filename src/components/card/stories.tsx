import { Card } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Card' ],
	stories: {
		'With everything': () => (
			<Card
				title="Sales"
				description="Of this week"
				action={ <button className="button">Show</button> }
			>
				<p>12 orders</p>
			</Card>
		),
		Inactive: () => (
			<Card title="Sales" isInactive>
				<p>12 orders</p>
			</Card>
		),
	},
};
export default stories;
