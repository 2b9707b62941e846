import type { ReactNode } from 'react';

export interface StepperStep {
	/** Unique key. */
	key: string;
	label: ReactNode;
	description?: ReactNode;
	/**
	 * Whether the step is complete; defaults to true for steps before the
	 * current one.
	 */
	isComplete?: boolean;
	/** Rendered while the step is the current one. */
	content?: ReactNode;
	/** Renders the label as a button. Called with the key of the step. */
	onClick?: ( key: string ) => void;
}

export interface StepperProps {
	/** Key of the current step. */
	currentStep: string;
	steps: readonly StepperStep[];
	/**
	 * Whether the steps are vertical, with the content of the current step
	 * between them.
	 *
	 * @default false
	 */
	isVertical?: boolean;
	/**
	 * Whether the current step shows a spinner instead of its number.
	 *
	 * @default false
	 */
	isPending?: boolean;
	className?: string;
}
