import { classNames } from '../class-names';
import { Step } from './step';
import type { StepperProps } from './types';
import './style.scss';

export type { StepperProps, StepperStep } from './types';

/**
 * The steps of a task, with the content of the current step.
 *
 * @param props See `StepperProps`.
 */
export function Stepper( {
	currentStep,
	steps,
	isVertical = false,
	isPending = false,
	className,
}: StepperProps ) {
	const current = steps.findIndex( ( { key } ) => key === currentStep );
	const content = steps[ current ]?.content;
	return (
		<div
			className={ classNames(
				'woocommerce-stepper',
				className,
				isVertical && 'is-vertical'
			) }
		>
			<ol className="woocommerce-stepper__steps">
				{ steps.map( ( step, index ) => (
					<Step
						key={ step.key }
						step={ step }
						number={ index + 1 }
						isCurrent={ index === current }
						isComplete={ step.isComplete ?? index < current }
						isPending={ isPending && index === current }
						hasContent={ isVertical && index === current }
					/>
				) ) }
			</ol>
			{ ! isVertical && content && (
				<div className="woocommerce-stepper_content">{ content }</div>
			) }
		</div>
	);
}
