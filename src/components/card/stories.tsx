import { EllipsisMenu, MenuItem } from '../ellipsis-menu';
import { Card } from '.';
import type { Stories } from '../gallery/types';

const menu = (
	<EllipsisMenu
		label="What to do with sales"
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
		'With everything': () => (
			<Card
				title="Sales"
				description="Of this week"
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
			<Card title="Sales" description="Switched off" isInactive>
				<p>12 orders</p>
			</Card>
		),
		'A long title': () => (
			<Card
				title="Sales of everything that was ordered in the shop, by telephone and at the market, with shipping"
				action={ <button className="button">Show</button> }
				menu={ menu }
			>
				<p>12 orders</p>
			</Card>
		),
	},
};
export default stories;
