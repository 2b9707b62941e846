import { WithState } from '../gallery/with-state';
import { Stepper } from '.';
import type { StepperStep } from '.';
import type { Stories } from '../gallery/types';

const steps: StepperStep[] = [
	{ key: 'store', label: 'Store details', content: 'Where is it?' },
	{
		key: 'payments',
		label: 'Payments',
		description: 'Choose how to be paid',
		content: 'Card or cash?',
	},
	{ key: 'done', label: 'Done', content: 'That was it.' },
];

const many: StepperStep[] = [
	'Store details',
	'Industry, of which there may be more than one',
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
		'Vertical, pending': () => (
			<Stepper
				steps={ steps }
				currentStep="payments"
				isPending
				isVertical
			/>
		),
		'All done': () => (
			<Stepper
				steps={ steps.map( ( step ) => ( {
					...step,
					isComplete: true,
				} ) ) }
				currentStep="done"
			/>
		),
		'Buttons to go back': () => (
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
		'Many and long': () => (
			<Stepper steps={ many } currentStep="Product types" />
		),
	},
};
export default stories;
