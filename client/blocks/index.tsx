import { registerBlockType } from '@wordpress/blocks';
import { Edit } from './edit';

// What it is, PHP says: the server prints the block.
registerBlockType( 'storedeck/mount', { edit: Edit, save: () => null } );
