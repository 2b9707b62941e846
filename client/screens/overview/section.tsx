import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorBoundary } from '../../common/error-boundary';
import { FailureNotice } from '../../common/failure-notice';
import { RenameForm } from './rename-form';
import { RenameContext, SectionControls } from './section-controls';
import type { SectionProps, SectionState } from './types';

interface Props
	extends Omit<
		SectionProps,
		| 'title'
		| 'hiddenBlocks'
		| 'controls'
		| 'titleInput'
		| 'onTitleChange'
		| 'onTitleBlur'
	> {
	section: SectionState;
	onRename: ( title: string ) => void;
	/** The renaming is over: the focus goes back to the section. */
	onRenamed: () => void;
}

/** A section of the overview. Its failing leaves the others standing. */
export function Section( { section, onRename, onRenamed, ...props }: Props ) {
	const { key, title, component: Content, hiddenBlocks } = section;
	const [ edited, setEdited ] = useState< string >();
	const [ isRenaming, setIsRenaming ] = useState( false );
	const titleInput = edited ?? title;

	const takeOver = () => {
		if ( edited !== undefined ) {
			onRename( edited );
		}
		setEdited( undefined );
	};
	const leave = () => {
		setIsRenaming( false );
		setEdited( undefined );
		onRenamed();
	};

	return (
		<section
			className="storedeck-overview__section"
			aria-label={ title }
			tabIndex={ -1 }
			data-retry-focus
			data-section={ key }
		>
			{ isRenaming && (
				<RenameForm
					value={ titleInput }
					onChange={ setEdited }
					onSave={ () => {
						takeOver();
						leave();
					} }
					onCancel={ leave }
				/>
			) }
			<RenameContext.Provider value={ () => setIsRenaming( true ) }>
				<ErrorBoundary
					name={ `section ${ key } of the overview` }
					fallback={ ( error, retry ) => (
						<FailureNotice
							message={ __(
								'Could not display this section.',
								'storedeck'
							) }
							detail={ error.message }
							onRetry={ retry }
						/>
					) }
				>
					<Content
						{ ...props }
						title={ title }
						hiddenBlocks={ hiddenBlocks }
						controls={ SectionControls }
						titleInput={ titleInput }
						onTitleChange={ setEdited }
						onTitleBlur={ takeOver }
					/>
				</ErrorBoundary>
			</RenameContext.Provider>
		</section>
	);
}
