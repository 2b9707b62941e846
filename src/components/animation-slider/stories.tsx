import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithState } from '../../../.storybook/with-state';
import { AnimationSlider } from '.';

const meta: Meta< typeof AnimationSlider > = { component: AnimationSlider };
export default meta;

type Story = StoryObj< typeof AnimationSlider >;

export const SlidesToTheLeft: Story = {
	name: 'Slides to the left',
	render: () => (
		<WithState initial={ 1 }>
			{ ( page, setPage ) => (
				<AnimationSlider animationKey={ page } animate="left">
					{ () => (
						<button
							className="button"
							onClick={ () => setPage( page + 1 ) }
						>
							Page { page }
						</button>
					) }
				</AnimationSlider>
			) }
		</WithState>
	),
};
