import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithState } from '../../../.storybook/with-state';
import { Stepper } from '.';
import type { StepperStep } from '.';

const steps: StepperStep[] = [
	{ key: 'store', label: 'Store details', content: 'Store address' },
	{
		key: 'payments',
		label: 'Payments',
		description: 'Choose payment methods',
		content: 'Payment methods',
	},
	{ key: 'done', label: 'Done', content: 'All steps are complete.' },
];

const many: StepperStep[] = [
	'Store details',
	'Industry (one or more)',
	'Product types',
	'Business details',
	'Theme',
	'Donaudampfschifffahrtsgesellschaft',
].map( ( label ) => ( { key: label, label, content: label } ) );

const meta: Meta< typeof Stepper > = { component: Stepper };
export default meta;

type Story = StoryObj< typeof Stepper >;

export const Horizontal: Story = { args: { steps, currentStep: 'payments' } };

export const Vertical: Story = {
	args: { steps, currentStep: 'payments', isVertical: true },
};

export const Pending: Story = {
	args: { steps, currentStep: 'payments', isPending: true },
};

export const VerticalAndPending: Story = {
	name: 'Vertical and pending',
	args: { steps, currentStep: 'payments', isPending: true, isVertical: true },
};

export const AllComplete: Story = {
	name: 'All complete',
	args: {
		steps: steps.map( ( step ) => ( {
			...step,
			isComplete: true,
		} ) ),
		currentStep: 'done',
	},
};

export const ClickableSteps: Story = {
	name: 'Clickable steps',
	render: () => (
		<WithState initial="done">
			{ ( step, setStep ) => (
				<Stepper
					steps={ steps.map( ( each ) => ( {
						...each,
						onClick: setStep,
					} ) ) }
					currentStep={ step }
				/>
			) }
		</WithState>
	),
};

export const ManyStepsWithLongLabels: Story = {
	name: 'Many steps with long labels',
	args: { steps: many, currentStep: 'Product types' },
};
