export interface SpinnerProps {
	/** Further class names. */
	className?: string;
}
