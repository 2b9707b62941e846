import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import './panel.scss';

interface Props {
	/** Its heading, below the one of the screen. */
	title: string;
	description?: ReactNode;
	/** Buttons beside the heading. */
	actions?: ReactNode;
	className?: string;
	children: ReactNode;
}

/** A box of a screen with a heading of its own. */
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
