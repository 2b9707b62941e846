import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { Spinner } from '../spinner';
import type { StepperStep } from './types';

interface StepProps {
	step: StepperStep;
	/** Position, starting at 1. */
	number: number;
	isCurrent: boolean;
	isComplete: boolean;
	isPending: boolean;
	/** Whether the content is rendered inside the step. */
	hasContent: boolean;
}

type IconProps = Pick< StepProps, 'number' | 'isComplete' | 'isPending' >;

/** The number of the step, a check mark or a spinner. */
function StepIcon( { number, isComplete, isPending }: IconProps ) {
	return (
		<span className="woocommerce-stepper__step-icon">
			<span className="woocommerce-stepper__step-number">{ number }</span>
			{ isPending && <Spinner /> }
			{ isComplete && ! isPending && (
				<svg
					className="woocommerce-stepper__step-complete-icon"
					viewBox="0 0 24 24"
					aria-hidden="true"
					focusable="false"
				>
					<path
						d="M6 12.5l4 4 8-9"
						fill="none"
						stroke="currentColor"
						strokeWidth="2"
					/>
				</svg>
			) }
		</span>
	);
}

/**
 * A step, with its content if the steps are vertical.
 *
 * @param props See `StepProps`.
 */
export function Step( {
	step: { key, label, description, content, onClick },
	number,
	isCurrent,
	isComplete,
	isPending,
	hasContent,
}: StepProps ) {
	const Wrapper = onClick ? 'button' : 'div';
	let state = isComplete ? __( 'Completed', 'storedeck' ) : '';
	if ( isPending ) {
		state = __( 'In progress', 'storedeck' );
	}
	return (
		<li
			className={ classNames(
				'woocommerce-stepper__step',
				isCurrent && 'is-active',
				isComplete && 'is-complete'
			) }
			aria-current={ isCurrent ? 'step' : undefined }
		>
			<Wrapper
				className="woocommerce-stepper__step-label-wrapper"
				type={ onClick && 'button' }
				onClick={ onClick && ( () => onClick( key ) ) }
			>
				<StepIcon
					number={ number }
					isComplete={ isComplete }
					isPending={ isPending }
				/>
				<span className="woocommerce-stepper__step-text">
					<span className="woocommerce-stepper__step-label">
						{ label }
					</span>
					{ state && (
						<span className="screen-reader-text">{ state }</span>
					) }
					{ description && (
						<span className="woocommerce-stepper__step-description">
							{ description }
						</span>
					) }
				</span>
			</Wrapper>
			{ hasContent && content && (
				<div className="woocommerce-stepper_content">{ content }</div>
			) }
		</li>
	);
}
