import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithState } from '../../../.storybook/with-state';
import { SegmentedSelection } from '.';

const meta: Meta< typeof SegmentedSelection > = {
	component: SegmentedSelection,
};
export default meta;

type Story = StoryObj< typeof SegmentedSelection >;

export const ThreeOptions: Story = {
	name: 'Three options',
	render: () => (
		<WithState initial="week">
			{ ( selected, setSelected ) => (
				<SegmentedSelection
					name="unit"
					legend="Unit"
					options={ [ 'day', 'week', 'month' ].map( ( value ) => ( {
						value,
						label: value,
					} ) ) }
					selected={ selected }
					onSelect={ ( { unit = '' } ) => setSelected( unit ) }
				/>
			) }
		</WithState>
	),
};
