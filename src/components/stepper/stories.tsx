import { WithState } from '../gallery/with-state';
import { Stepper } from '.';
import type { StepperStep } from '.';
import type { Stories } from '../gallery/types';

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

const stories: Stories = {
	components: [ 'Stepper' ],
	stories: {
		Horizontal: () => <Stepper steps={ steps } currentStep="payments" />,
		Vertical: () => (
			<Stepper steps={ steps } currentStep="payments" isVertical />
		),
		Pending: () => (
			<Stepper steps={ steps } currentStep="payments" isPending />
		),
		'Vertical and pending': () => (
			<Stepper
				steps={ steps }
				currentStep="payments"
				isPending
				isVertical
			/>
		),
		'All complete': () => (
			<Stepper
				steps={ steps.map( ( step ) => ( {
					...step,
					isComplete: true,
				} ) ) }
				currentStep="done"
			/>
		),
		'Clickable steps': () => (
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
		'Many steps with long labels': () => (
			<Stepper steps={ many } currentStep="Product types" />
		),
	},
};
export default stories;
