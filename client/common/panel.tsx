import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import './panel.scss';

interface Props {
	title: string;
	description?: ReactNode;
	/** Buttons next to the heading. */
	actions?: ReactNode;
	className?: string;
	children: ReactNode;
}

/** A box with a heading. */
export function Panel( {
	title,
	description,
	actions,
	className = '',
	children,
}: Props ) {
	const id = useId();

	return (
		<section
			className={ `storedeck-box ${ className }` }
			aria-labelledby={ id }
		>
			<div className="storedeck-box__header">
				<div>
					<h2 id={ id } className="storedeck-box__title">
						{ title }
					</h2>
					{ description && (
						<p className="storedeck-box__description">
							{ description }
						</p>
					) }
				</div>
				{ actions && (
					<div className="storedeck-box__actions">{ actions }</div>
				) }
			</div>
			<div className="storedeck-box__body">{ children }</div>
		</section>
	);
}
