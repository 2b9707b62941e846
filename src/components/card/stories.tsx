import { EllipsisMenu, MenuItem } from '../ellipsis-menu';
import { Card } from '.';
import type { Stories } from '../gallery/types';

const menu = (
	<EllipsisMenu
		label="Actions for sales"
		renderContent={ ( { onClose } ) => (
			<MenuItem isClickable onInvoke={ onClose }>
				Hide
			</MenuItem>
		) }
	/>
);

const stories: Stories = {
	components: [ 'Card' ],
	stories: {
		'With all props': () => (
			<Card
				title="Sales"
				description="This week"
				action={ <button className="button">Show</button> }
				menu={ menu }
			>
				<p>12 orders</p>
			</Card>
		),
		'Without a heading': () => (
			<Card>
				<p>12 orders</p>
			</Card>
		),
		Inactive: () => (
			<Card title="Sales" description="Disabled" isInactive>
				<p>12 orders</p>
			</Card>
		),
		'A long title': () => (
			<Card
				title="Sales of all orders placed in the store, by phone and at the market, including shipping"
				action={ <button className="button">Show</button> }
				menu={ menu }
			>
				<p>12 orders</p>
			</Card>
		),
	},
};
export default stories;
