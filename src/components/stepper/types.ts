import type { ReactNode } from 'react';

export interface StepperStep {
	/** Tells the steps apart. */
	key: string;
	label: ReactNode;
	description?: ReactNode;
	/** Whether it is done; the steps before the current one are by default. */
	isComplete?: boolean;
	/** Shown while the step is the current one. */
	content?: ReactNode;
	/** Makes the label a button; called with the step's key. */
	onClick?: ( key: string ) => void;
}

export interface StepperProps {
	/** Key of the current step. */
	currentStep: string;
	steps: readonly StepperStep[];
	/**
	 * One below the other, with the contents of the current step among them.
	 *
	 * @default false
	 */
	isVertical?: boolean;
	/**
	 * Whether the current step is at work: a spinner stands in for its number.
	 *
	 * @default false
	 */
	isPending?: boolean;
	className?: string;
}
