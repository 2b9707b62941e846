import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatus } from '.';

const NAMES: Record< string, string > = {
	pending: 'Pending payment',
	processing: 'Processing',
	'on-hold': 'On hold',
	completed: 'Completed',
	cancelled: 'Cancelled',
	refunded: 'Refunded',
	failed: 'Failed',
};

const meta: Meta< typeof OrderStatus > = { component: OrderStatus };
export default meta;

type Story = StoryObj< typeof OrderStatus >;

export const AllStatuses: Story = {
	name: 'All statuses',
	render: () => (
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
};

export const LabelFirst: Story = {
	name: 'Label first',
	args: {
		order: { status: 'processing' },
		orderStatusMap: NAMES,
		labelPositionToLeft: true,
	},
};

export const UnknownStatus: Story = {
	name: 'Unknown status',
	args: { order: { status: 'wc-awaiting-pickup' } },
};
